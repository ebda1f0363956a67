import type { ApplicationSide, ApplicationStep } from '@heima/domain/applications/application-answer.ts';
import type { moveIns, stays } from '@heima/domain/applications/application-input.ts';
import type { ApplicationStatus } from '@heima/domain/applications/application-state.ts';
import type { SentProfileFacts } from '@heima/domain/profiles/sent-profile-answer.ts';
import type { ApplicationCategory } from '@heima/domain/reference/application-categories.ts';
import type { Occupation } from '@heima/domain/reference/occupations.ts';
import type { PetType } from '@heima/domain/reference/pet-types.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import type { Generated, Selectable } from 'kysely';
import type { Instant, Json, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    application: ApplicationTable;
    application_event: {
      id: string;
      application_id: string;
      kind: ApplicationStep;
      side: ApplicationSide;
      message: string | null;
      at: Instant;
    };
    application_note: {
      application_id: string;
      categories: Generated<ApplicationCategory[]>;
      tags: Generated<string[]>;
      notes: Generated<string>;
      updated_at: Instant;
    };
    application_preview: {
      id: string;
      listing_id: string;
      applicant_id: string;
      content: Json<SentContent & { bid?: PreviewedBid | null }>;
      profile: Json<SentProfileFacts>;
      created_at: Instant;
      expires_at: Instant;
    };
  }
  interface Views {
    application_state: ApplicationStateView;
  }
}

/** Whose an application is, and what has become of it. */
export type ApplicationStateView = Pick<
  Selectable<ApplicationTable>,
  'id' | 'listing_id' | 'applicant_id' | 'status' | 'canceled_at'
>;

/** What the sender of an application wrote. */
export interface SentContent {
  message: string;
  preferred_move_in: (typeof moveIns)[number];
  move_in_date: PlainDate | null;
  preferred_stay: (typeof stays)[number];
  requested_length: number | null;
  adults: number;
  children: number;
  occupation: Occupation;
  pets: PetType[];
  is_smoking: boolean;
  negotiate_price: boolean;
  shares_paychecks: boolean;
}

/** A bid that would go along, in minor units. */
interface PreviewedBid {
  price: number;
  currency: Currency;
  price_type: number;
}

export interface ApplicationTable extends SentContent {
  id: string;
  listing_id: string;
  applicant_id: string;
  status: StateColumn<ApplicationStatus>;
  profile: Json<SentProfileFacts | null>;
  is_verified: boolean;
  has_whole_profile: boolean;
  created_at: Instant;
  opened_at: StateColumn<Date | null>;
  decided_at: StateColumn<Date | null>;
  canceled_at: StateColumn<Date | null>;
  decision_message: StateColumn<string | null>;
  answer_seen_at: Date | null;
}
