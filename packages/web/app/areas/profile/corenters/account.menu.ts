import { IconUsers } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/tenant/co-tenants',
  icon: IconUsers,
  tile: { key: 'corenters', order: 14, view: 'tenant' },
};
