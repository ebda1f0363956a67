import { IconCalendarEvent } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/landlord/open-houses',
  icon: IconCalendarEvent,
  entry: { key: 'openHouses', place: 'view', order: 48, view: 'landlord' },
  tile: { key: 'openHouses', order: 43, view: 'landlord' },
};
