import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about payout methods says no; the texts stand in `locales/<language>/payouts.json`. */
export const payoutRefusals = {
  'payouts.tooMany': 409,
  'payouts.sameAccount': 409,
  'payouts.cashHasNoAccount': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    payouts: typeof payoutRefusals;
  }
}
