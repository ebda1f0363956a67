import type { Limit } from '../shared/endpoint.ts';

/** Payout methods of one person. */
export const maxPayoutMethods = 10;

/** Every change sends an e-mail. */
export const payoutChanges = {
  name: 'payout-changes',
  per: 'actor',
  max: 30,
  seconds: 3600,
} as const satisfies Limit;
