import { IconSend } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/tenant/applications',
  icon: IconSend,
  entry: { key: 'ownApplications', place: 'view', order: 10, view: 'tenant' },
  tile: { key: 'ownApplications', order: 33, view: 'tenant' },
};
