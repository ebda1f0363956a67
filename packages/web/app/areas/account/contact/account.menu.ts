import { IconMail } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/contact',
  icon: IconMail,
  entry: { key: 'contact', place: 'user', order: 20 },
  tile: { key: 'contact', order: 12 },
};
