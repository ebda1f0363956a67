import { IconLayoutDashboard } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/landlord',
  icon: IconLayoutDashboard,
  entry: { key: 'landlordOverview', place: 'view', order: 3, view: 'landlord', isExact: true },
  tile: { key: 'landlordOverview', order: 3, view: 'landlord' },
};
