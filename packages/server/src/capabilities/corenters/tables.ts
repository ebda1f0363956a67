import type { Generated } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    corenter_request: CorenterRequestTable;
  }
}

export interface CorenterRequestTable {
  id: string;
  requested_by: string;
  email: string;
  email_key: string;
  requested_to: string | null;
  token_hashes: Generated<string[]>;
  sending: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  accepted_at: StateColumn<Date | null>;
  ended_at: StateColumn<Date | null>;
}
