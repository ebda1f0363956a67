import type { Generated } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    session: SessionTable;
    refresh_token: RefreshTokenTable;
  }
}

export interface SessionTable {
  id: string;
  user_id: string;
  created_at: Instant;
  last_used_at: Instant;
  proved_at: Instant;
  expires_at: Instant;
  ended_at: StateColumn<Date | null>;
  ended_reason: StateColumn<string | null>;
  user_agent: string;
  address: string;
  is_strong: Generated<boolean>;
}

export interface RefreshTokenTable {
  hash: string;
  session_id: string;
  created_at: Instant;
  replaced_at: Date | null;
}
