import type { VerificationState } from '@heima/domain/identity/verification-status.ts';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    identity: IdentityTable;
    verification: VerificationTable;
  }
}

export interface IdentityTable {
  user_id: string;
  country: string;
  national_id_hash: string;
  /** Encrypted. */
  national_id: string;
  mobile_login: boolean;
  personal_id_login: boolean;
  proved_at: Instant;
  updated_at: Instant;
}

export interface VerificationTable {
  id: string;
  user_id: string;
  provider_session_id: string;
  reference: string;
  /** Encrypted: whoever has it can take the person's place. */
  page_url: string;
  state: StateColumn<VerificationState>;
  decided_at: StateColumn<Date | null>;
  reason_code: string | null;
  /** Encrypted. */
  findings: string | null;
  agrees: boolean | null;
  asked_at: Date | null;
  created_at: Instant;
}
