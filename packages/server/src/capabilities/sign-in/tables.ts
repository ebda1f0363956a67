import type { Generated } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    second_factor: SecondFactorTable;
    recovery_code: { user_id: string; hash: string; used_at: Date | null };
  }
}

export interface SecondFactorTable {
  user_id: string;
  key_encrypted: string;
  confirmed_at: StateColumn<Date | null>;
  /** As text: the driver reads a bigint so. */
  last_step: Generated<string>;
  created_at: Instant;
}
