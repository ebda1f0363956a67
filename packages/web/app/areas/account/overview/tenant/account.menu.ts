import { IconLayoutDashboard } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/tenant',
  icon: IconLayoutDashboard,
  entry: { key: 'tenantOverview', place: 'view', order: 2, view: 'tenant', isExact: true },
  tile: { key: 'tenantOverview', order: 2, view: 'tenant' },
};
