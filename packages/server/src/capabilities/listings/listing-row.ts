import type { ListingGrant } from '@heima/domain/listings/access.ts';
import type { HouseUtility } from '@heima/domain/listings/listing-codes.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Selectable } from 'kysely';
import type { ImageRow } from './card-columns.ts';
import type { ListingTable } from './tables.ts';

/** A listing with everything that is shown with it, in one row. Instants inside JSON are text. */
export interface ListingRow extends Selectable<ListingTable> {
  utilities: UtilityRow[];
  images: ImageRow[];
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
  identity_verified: boolean;
  email_verified: boolean;
  phone_verified: boolean;
}

export interface PublishRequestRow {
  decision: 'accepted' | 'denied' | 'withdrawn' | null;
  requested_at: string;
  decided_at: string | null;
  reason: string | null;
}
