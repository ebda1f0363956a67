import { IconCashBanknote } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/offers',
  icon: IconCashBanknote,
  entry: { key: 'offers', place: 'view', order: 47, view: 'landlord' },
  tile: { key: 'offers', order: 37, view: 'landlord' },
};
