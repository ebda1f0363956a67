import { IconCreditCard } from '@tabler/icons-react';
import type { ScreenMenu } from '#features/shell/menu.ts';

export const menu: ScreenMenu = {
  to: '/account/payout-methods',
  icon: IconCreditCard,
  entry: { key: 'payoutMethods', place: 'view', order: 100, staffOnly: true },
  tile: { key: 'payouts', order: 50 },
};
