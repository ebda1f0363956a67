import type { AnswerPace } from '@heima/domain/answer-times/pace.ts';
import type { ListingGrant } from '@heima/domain/listings/access.ts';
import type { HouseUtility } from '@heima/domain/listings/listing-codes.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { type Selectable, sql } from 'kysely';
import type { ImageRow } from './card-columns.ts';
import type { ListingTable } from './tables.ts';

/** A listing with everything that is shown with it, in one row. Instants inside JSON are text. */
export interface ListingRow extends Selectable<ListingTable> {
  utilities: UtilityRow[];
  images: (ImageRow & { base_file: string | null })[];
  descriptions: DescriptionRow[];
  owner: OwnerRow | null;
  publish_request: PublishRequestRow | null;
  /** What the one who asks has been granted, liked and applied for. */
  grants: ListingGrant[];
  application_id: string | null;
  liked: boolean;
}

export interface UtilityRow {
  utility: HouseUtility;
  included: boolean;
  paid_by_tenant: boolean;
  currency_id: 1 | 2 | 3;
  monthly_amount: number | null;
  meter_number: string | null;
  meter_value: string | null;
}

export interface DescriptionRow {
  id: string;
  language: Language;
  text: string;
  machine_translated: boolean;
  updated_at: string;
}

export interface OwnerRow {
  id: string;
  full_name: string;
  image_id: string | null;
  image_blur: string | null;
  identity_verified: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  member_since: number;
  other_homes: number;
  answer_time: AnswerPace | null;
}

export interface PublishRequestRow {
  decision: 'accepted' | 'denied' | 'withdrawn' | null;
  requested_at: string;
  decided_at: string | null;
  reason: string | null;
}

/** Every column, which the compiler holds complete. */
const columns: Record<keyof ListingTable, true> = {
  id: true,
  owner_id: true,
  client_id_hash: true,
  team_id: true,
  title: true,
  neighbourhood: true,
  listing_type: true,
  listing_category: true,
  size: true,
  rooms: true,
  bedrooms: true,
  bathrooms: true,
  kitchen_present: true,
  kitchen_shared: true,
  furniture: true,
  amenities: true,
  max_people: true,
  sex_allowed: true,
  sex_limitation_reason: true,
  smoking: true,
  allowed_pets: true,
  street_name: true,
  street_number: true,
  apartment_number: true,
  postal_code: true,
  city: true,
  country: true,
  property_id: true,
  property_checked_at: true,
  lat: true,
  lng: true,
  blurred_lat: true,
  blurred_lng: true,
  available_from: true,
  duration: true,
  contract_min_months: true,
  contract_max_months: true,
  contract_termination_term: true,
  renewable: true,
  price: true,
  currency: true,
  price_type: true,
  monthly_rent: true,
  deposit_kind: true,
  insurance_months: true,
  insurance_amount: true,
  insurance_types: true,
  pre_approval: true,
  requested_contract_service: true,
  service: true,
  service_paid_by_tenant: true,
  lodging_registration_number: true,
  terms_accepted_at: true,
  visible: true,
  published_at: true,
  unpublished_at: true,
  unpublish_reason: true,
  step: true,
  primary_description: true,
  application_count: true,
  offer_count: true,
  created_at: true,
  updated_at: true,
};

/**
 * The columns of `l` as they are read with one listing. By name, because a statement that is kept prepared may not
 * change what it gives when a later version adds a column beside it.
 */
export const listingRowColumns = sql.join(Object.keys(columns).map((name) => sql.ref(`l.${name}`)));
