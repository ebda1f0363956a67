import { IconPlus } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/start-listing',
  icon: IconPlus,
  entry: { key: 'createListing', place: 'navbar', order: 20, visitors: 'menu' },
};
