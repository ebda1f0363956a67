import { IconListCheck } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/man/queue',
  icon: IconListCheck,
  entry: { key: 'queue', place: 'view', order: 5, staffOnly: true },
};
