import { IconInfoCircle } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/about',
  icon: IconInfoCircle,
  entry: { key: 'about', place: 'navbar', order: 30, visitors: true },
};
