import type { ExternalState } from '@heima/domain/listings/listing-codes.ts';
import type { Generated, Selectable } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    listing_publish_request: ListingPublishRequestTable;
    listing_external: ListingExternalTable;
  }
  interface Views {
    publication_request: PublicationRequestView;
  }
}

export interface ListingPublishRequestTable {
  id: string;
  listing_id: string;
  requested_at: Instant;
  decision: StateColumn<'accepted' | 'denied' | 'withdrawn' | null>;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

/** What an owner asked of staff by publishing, and what they said. */
export interface PublicationRequestView
  extends Pick<
    Selectable<ListingPublishRequestTable>,
    'listing_id' | 'id' | 'decision' | 'requested_at' | 'decided_at' | 'decided_by' | 'reason'
  > {}

export interface ListingExternalTable {
  listing_id: string;
  state: StateColumn<ExternalState>;
  external_id: string | null;
  url: string | null;
  errors: Generated<string[]>;
  updated_at: Instant;
}
