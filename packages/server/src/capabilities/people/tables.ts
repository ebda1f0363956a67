import type { UserType } from '@heima/domain/people/user-type.ts';
import type { StaffArea } from '@heima/domain/shared/actor.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    app_user: UserTable;
  }
  interface Views {
    active_person: ActivePersonView;
    person_card: PersonCardView;
  }
}

/** People whose account is there, without what only their own account may know. */
export interface ActivePersonView
  extends Pick<
    Selectable<UserTable>,
    | 'id'
    | 'full_name'
    | 'primary_language'
    | 'birth_date'
    | 'bio'
    | 'staff_areas'
    | 'primary_email_id'
    | 'primary_phone_id'
    | 'identity_verified_at'
    | 'created_at'
  > {}

/** Somebody as others may see them: name, language, picture, and what was verified. */
export interface PersonCardView {
  id: string;
  full_name: string;
  primary_language: Language;
  image_id: string | null;
  image_blur: string | null;
  identity_verified: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  /** Year in which the account was made. */
  member_since: number;
}

export interface UserTable {
  id: string;
  /** Counted up by the database. */
  number: GeneratedAlways<number>;
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
