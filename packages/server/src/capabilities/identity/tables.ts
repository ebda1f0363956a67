import type { VerificationState } from '@heima/domain/identity/verification-status.ts';
import type { Selectable } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    identity: IdentityTable;
    verification: VerificationTable;
  }
  interface Views {
    identity_review: IdentityReviewView;
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
  /** What people of ours decided where it does not agree. */
  review: StateColumn<'accepted' | 'rejected' | null>;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  review_reason: string | null;
  asked_at: Date | null;
  created_at: Instant;
}

/** A document that people of ours look at or have looked at, without what stands in it. */
export interface IdentityReviewView
  extends Pick<
    Selectable<VerificationTable>,
    'id' | 'user_id' | 'decided_at' | 'review' | 'reviewed_at' | 'reviewed_by' | 'review_reason'
  > {
  /** The person sent another one meanwhile, which was accepted. */
  is_replaced: boolean;
}
