import { IconUser } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/profile',
  icon: IconUser,
  entry: { key: 'personalInfo', place: 'user', order: 10 },
  tile: { key: 'profile', order: 10 },
};
