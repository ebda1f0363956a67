import { IconSettings } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account',
  icon: IconSettings,
  entry: { key: 'settings', place: 'user', order: 90, isExact: true },
};
