import { IconLock } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/login-security',
  icon: IconLock,
  entry: { key: 'security', place: 'user', order: 40 },
  tile: { key: 'security', order: 70 },
};
