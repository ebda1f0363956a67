import type { Generated } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    proof: ProofTable;
  }
}

export interface ProofTable {
  id: string;
  purpose: 'email' | 'phone' | 'password_reset';
  subject_id: string;
  user_id: string;
  secret_hashes: Generated<string[]>;
  page_url: string | null;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  ended_at: StateColumn<Date | null>;
}
