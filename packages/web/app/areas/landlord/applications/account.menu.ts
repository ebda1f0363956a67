import { IconInbox } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/landlord/applications',
  icon: IconInbox,
  entry: { key: 'applications', place: 'view', order: 45, view: 'landlord' },
  tile: { key: 'applications', order: 31, view: 'landlord' },
};
