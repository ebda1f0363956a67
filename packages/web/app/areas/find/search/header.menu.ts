import { IconSearch } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/listings',
  icon: IconSearch,
  entry: { key: 'listings', place: 'navbar', order: 10, visitors: true },
};
