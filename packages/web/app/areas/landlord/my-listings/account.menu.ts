import { IconBuilding } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/landlord/my-listings',
  icon: IconBuilding,
  entry: { key: 'myListings', place: 'view', order: 40, view: 'landlord' },
  tile: { key: 'listings', order: 30, view: 'landlord' },
};
