import { IconCashBanknote } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/tenant/offers',
  icon: IconCashBanknote,
  entry: { key: 'ownOffers', place: 'view', order: 15, view: 'tenant' },
  tile: { key: 'ownOffers', order: 35, view: 'tenant' },
};
