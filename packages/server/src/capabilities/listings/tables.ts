import type { ListingGrant } from '@heima/domain/listings/access.ts';
import type {
  DepositKind,
  HouseUtility,
  ListingCategory,
  ListingType,
  Pet,
  WithdrawalReason,
} from '@heima/domain/listings/listing-codes.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    listing: ListingTable;
    listing_utility: ListingUtilityTable;
    /** Kept by the database whenever a title, a place or a description is written. */
    listing_words: { listing_id: string; words: string };
    listing_like: { user_id: string; listing_id: string; created_at: Instant };
    listing_grant: {
      listing_id: string;
      user_id: string;
      kind: ListingGrant;
      source_id: string;
      created_at: Instant;
    };
  }
  interface Views {
    listing_card: ListingCardView;
    listing_publishing: ListingPublishingView;
    included_utility: { listing_id: string; utility: HouseUtility };
    same_home: SameHomeView;
    /** What a search finds a listing by, as a text search vector. */
    searchable_words: { listing_id: string; words: string };
    listing_landlord: ListingLandlordView;
  }
}

/** A listing that was published at some time, and how it left publication. */
export interface ListingPublishingView
  extends Pick<
    Selectable<ListingTable>,
    'id' | 'owner_id' | 'title' | 'visible' | 'unpublished_at' | 'unpublish_reason'
  > {
  published_at: Date;
}

/** Another listing of the same home, by property number or by the whole address. */
export interface SameHomeView {
  listing_id: string;
  other_id: string;
  title: string | null;
  visible: boolean;
  by_other: boolean;
}

/** What others may know of a listing, in publication or not: what its card shows and a search looks at. */
export interface ListingCardView
  extends Pick<
    Selectable<ListingTable>,
    | 'id'
    | 'owner_id'
    | 'title'
    | 'street_name'
    | 'postal_code'
    | 'city'
    | 'listing_type'
    | 'listing_category'
    | 'size'
    | 'rooms'
    | 'bedrooms'
    | 'bathrooms'
    | 'price'
    | 'currency'
    | 'price_type'
    | 'monthly_rent'
    | 'available_from'
    | 'duration'
    | 'contract_min_months'
    | 'contract_max_months'
    | 'furniture'
    | 'amenities'
    | 'allowed_pets'
    | 'blurred_lat'
    | 'blurred_lng'
    | 'visible'
    | 'published_at'
    | 'application_count'
    | 'offer_count'
  > {
  like_count: number;
}

/** Whose home it is, and whether it is in publication. */
export type ListingLandlordView = Pick<
  Selectable<ListingTable>,
  'id' | 'owner_id' | 'team_id' | 'visible' | 'published_at'
>;

export interface ListingTable {
  id: string;
  owner_id: string | null;
  client_id_hash: string | null;
  /** The team that works on it; teams will own this reference. */
  team_id: string | null;
  title: string | null;
  neighbourhood: string | null;
  listing_type: ListingType | null;
  listing_category: ListingCategory | null;
  size: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  kitchen_present: boolean | null;
  kitchen_shared: number | null;
  furniture: string | null;
  amenities: Generated<string[]>;
  max_people: Generated<number>;
  sex_allowed: Generated<number>;
  sex_limitation_reason: string | null;
  smoking: Generated<boolean>;
  allowed_pets: Generated<Pet[]>;
  street_name: string | null;
  street_number: string | null;
  apartment_number: string | null;
  postal_code: string | null;
  city: string | null;
  country: Generated<string>;
  property_id: string | null;
  property_checked_at: Date | null;
  lat: number | null;
  lng: number | null;
  blurred_lat: number | null;
  blurred_lng: number | null;
  available_from: string | null;
  duration: Generated<'long-term' | 'fixed-term'>;
  contract_min_months: Generated<number>;
  contract_max_months: Generated<number>;
  contract_termination_term: Generated<number>;
  renewable: Generated<boolean>;
  price: number | null;
  currency: Generated<Currency>;
  price_type: Generated<number>;
  /** The price as a rent of a month in krónur, where it can be said (comparable-rent.ts); kept by the database. */
  monthly_rent: GeneratedAlways<number | null>;
  deposit_kind: Generated<DepositKind>;
  insurance_months: Generated<number | null>;
  insurance_amount: number | null;
  insurance_types: Generated<string[]>;
  pre_approval: Generated<boolean>;
  requested_contract_service: Generated<boolean>;
  service: string | null;
  service_paid_by_tenant: Generated<boolean>;
  lodging_registration_number: string | null;
  terms_accepted_at: Date | null;
  visible: StateColumn<boolean, boolean | undefined>;
  published_at: StateColumn<Date | null>;
  unpublished_at: StateColumn<Date | null>;
  unpublish_reason: StateColumn<WithdrawalReason | 'denied' | null>;
  step: WizardStep | null;
  primary_description: Generated<Language>;
  application_count: Generated<number>;
  offer_count: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ListingUtilityTable {
  listing_id: string;
  utility: HouseUtility;
  included: Generated<boolean>;
  paid_by_tenant: Generated<boolean>;
  currency_id: Generated<number>;
  monthly_amount: number | null;
  meter_number: string | null;
  meter_value: string | null;
}
