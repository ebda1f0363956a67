import type { EidState } from '@heima/domain/electronic-id/eid-lifecycle.ts';
import type { RefusalCode } from '@heima/domain/shared/refusal.ts';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    eid_session: EidSessionTable;
  }
}

export interface EidSessionTable {
  id: string;
  method: 'mobile' | 'gateway';
  token_hash: string;
  /** Encrypted. */
  provider_token: string | null;
  browser_hash: string | null;
  user_id: string | null;
  phone: string | null;
  email: string | null;
  state: StateColumn<EidState>;
  /** Why the session failed, as it is answered. */
  failure: StateColumn<RefusalCode | null>;
  /** Encrypted; only while it is proved and waits for an e-mail address. */
  identity: StateColumn<string | null>;
  proved_at: StateColumn<Date | null>;
  asked_at: Date | null;
  created_at: Instant;
  expires_at: Instant;
}
