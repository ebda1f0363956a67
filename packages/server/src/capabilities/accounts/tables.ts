import type { UserType } from '@heima/domain/accounts/user-type.ts';
import type { VerificationState } from '@heima/domain/accounts/verification-status.ts';
import type { StaffArea } from '@heima/domain/shared/actor.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    app_user: UserTable;
    email_address: EmailAddressTable;
    phone: PhoneTable;
    session: SessionTable;
    refresh_token: RefreshTokenTable;
    proof: ProofTable;
    second_factor: SecondFactorTable;
    recovery_code: { user_id: string; hash: string; used_at: Date | null };
    identity: IdentityTable;
    eid_session: EidSessionTable;
    verification: VerificationTable;
    provider_event: ProviderEventTable;
  }
}

export interface UserTable {
  id: string;
  full_name: string;
  username: string;
  user_type: UserType;
  staff_areas: Generated<StaffArea[]>;
  /** Whether there are areas; kept by the database. */
  is_staff: GeneratedAlways<boolean>;
  birth_date: string | null;
  bio: string | null;
  primary_language: Language;
  primary_email_id: string | null;
  primary_phone_id: string | null;
  password_hash: string | null;
  identity_verified_at: Date | null;
  terms_accepted_at: Date | null;
  last_conversation_id: string | null;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Date | null;
}

export interface EmailAddressTable {
  id: string;
  user_id: string;
  address: string;
  address_key: string;
  verified_at: Date | null;
  signs_in: boolean;
  becomes_primary: Generated<boolean>;
  undeliverable_at: Date | null;
  created_at: Instant;
}

export interface PhoneTable {
  id: string;
  user_id: string;
  country_code: string;
  number: string;
  e164: string;
  verified_at: Date | null;
  undeliverable_at: Date | null;
  created_at: Instant;
}

export interface SessionTable {
  id: string;
  user_id: string;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  ended_at: Date | null;
  ended_reason: string | null;
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
  ended_at: Date | null;
}

export interface SecondFactorTable {
  user_id: string;
  key_encrypted: string;
  confirmed_at: Date | null;
  /** As text: the driver reads a bigint so. */
  last_step: Generated<string>;
  created_at: Instant;
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
  failure: string | null;
  /** Encrypted; only while it is proved and waits for an e-mail address. */
  identity: string | null;
  proved_at: Date | null;
  asked_at: Date | null;
  created_at: Instant;
  expires_at: Instant;
}

export interface VerificationTable {
  id: string;
  user_id: string;
  provider_session_id: string;
  reference: string;
  /** Encrypted: whoever has it can take the person's place. */
  page_url: string;
  state: VerificationState;
  decided_at: Date | null;
  reason_code: string | null;
  /** Encrypted. */
  findings: string | null;
  agrees: boolean | null;
  asked_at: Date | null;
  created_at: Instant;
}

export interface ProviderEventTable {
  id: string;
  provider: string;
  event_key: string;
  subject: string;
  progress: 'started' | 'submitted' | null;
  /** Encrypted. */
  body: string;
  received_at: Instant;
  processed_at: Date | null;
}
