import { IconTools } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

/** The back office (R027). */
export const menu: ScreenMenu = {
  to: '/man/users',
  icon: IconTools,
  entry: { key: 'admin', place: 'user', order: 100, staffOnly: true },
};
