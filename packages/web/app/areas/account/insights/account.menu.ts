import { IconChartBar } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/insights',
  icon: IconChartBar,
  entry: { key: 'insights', place: 'view', order: 50, view: 'landlord' },
  tile: { key: 'insights', order: 32, view: 'landlord' },
};
