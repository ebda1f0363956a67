import type { RefusalTable } from '../shared/refusal.ts';

/** Why the link of an e-mail says no. */
export const emailSubscriptionRefusals = {
  'emailSubscriptions.linkUnknown': 404,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    emailSubscriptions: typeof emailSubscriptionRefusals;
  }
}
