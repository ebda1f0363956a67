import { IconBell } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/notifications',
  icon: IconBell,
  entry: { key: 'notifications', place: 'signs', order: 20 },
};
