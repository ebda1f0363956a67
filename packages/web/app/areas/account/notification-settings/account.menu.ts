import { IconBellCog } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/notifications',
  icon: IconBellCog,
  entry: { key: 'notificationSettings', place: 'user', order: 50 },
  tile: { key: 'notifications', order: 40 },
};
