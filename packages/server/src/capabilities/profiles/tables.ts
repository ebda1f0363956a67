import type { PetType } from '@heima/domain/reference/pet-types.ts';
import type { Generated } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    rental_profile: RentalProfileTable;
    paycheck: PaycheckTable;
    profile_grant: ProfileGrantTable;
    profile_link: ProfileLinkTable;
    profile_opening: ProfileOpeningTable;
    connection: ConnectionTable;
  }
  interface Views {
    /** The pictures of people. */
    person_picture: { user_id: string; image_id: string | null; image_blur: string | null };
  }
}

export interface RentalProfileTable {
  user_id: string;
  occupation: string | null;
  nationality: string | null;
  spoken_languages: Generated<string[]>;
  is_smoking: boolean | null;
  has_clean_criminal_record: boolean | null;
  /** Nothing is not said, an empty list is none. */
  pets: PetType[] | null;
  image_id: string | null;
  image_blur: string | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface PaycheckTable {
  id: string;
  user_id: string;
  description: string;
  file_name: string;
  media_type: 'application/pdf' | 'image/jpeg';
  size: number;
  created_at: Instant;
}

export interface ProfileGrantTable {
  user_id: string;
  viewer_id: string;
  kind: string;
  source_id: string;
  with_paychecks: boolean;
  created_at: Instant;
}

export interface ProfileLinkTable {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  includes_paychecks: boolean;
  created_at: Instant;
  expires_at: Instant;
  withdrawn_at: StateColumn<Date | null>;
}

export interface ProfileOpeningTable {
  id: string;
  link_id: string;
  at: Instant;
  viewer_id: string | null;
  viewer_hash: string;
}

export interface ConnectionTable {
  user_id: string;
  other_id: string;
  kind: string;
  source_id: string;
  created_at: Instant;
}
