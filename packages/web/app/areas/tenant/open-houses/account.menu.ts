import { IconCalendarEvent } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/tenant/open-houses',
  icon: IconCalendarEvent,
  entry: { key: 'ownOpenHouses', place: 'view', order: 17, view: 'tenant' },
  tile: { key: 'ownOpenHouses', order: 42, view: 'tenant' },
};
