import type { UserType } from '@heima/domain/people/user-type.ts';
import type { StaffArea } from '@heima/domain/shared/actor.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    app_user: UserTable;
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
