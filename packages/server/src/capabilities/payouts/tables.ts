import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    payout_method: PayoutMethodTable;
  }
}

export interface PayoutMethodTable {
  id: string;
  user_id: string;
  type: PayoutMethod['type'];
  /** Encrypted for its place; null for cash. */
  iban: string | null;
  /** Keyed hash of owner and IBAN. */
  iban_hash: string | null;
  created_at: Instant;
  updated_at: Instant;
}
