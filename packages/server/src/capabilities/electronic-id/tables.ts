import type { RefusalCode } from '@heima/domain/shared/refusal.ts';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    eid_session: EidSessionTable;
  }
}

export interface EidSessionTable {
  id: string;
  door: 'mobile' | 'gateway';
  token_hash: string;
  /** Encrypted. */
  provider_token: string | null;
  browser_hash: string | null;
  user_id: string | null;
  phone: string | null;
  email: string | null;
  state: 'open' | 'proved' | 'done' | 'failed';
  /** The code of the refusal that ended it. */
  /** Why the session failed, as it is told. */
  failure: RefusalCode | null;
  /** Encrypted; only while it is proved and waits for an e-mail address. */
  identity: string | null;
  proved_at: Date | null;
  asked_at: Date | null;
  created_at: Instant;
  expires_at: Instant;
}
