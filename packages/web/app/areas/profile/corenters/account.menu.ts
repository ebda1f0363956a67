import { IconUsers } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/tenant/co-tenants',
  icon: IconUsers,
  entry: { key: 'coTenants', place: 'view', order: 25, view: 'tenant' },
  tile: { key: 'corenters', order: 14, view: 'tenant' },
};
