import type { Generated } from 'kysely';

declare module '#platform/db/tables.ts' {
  interface Tables {
    listing_freshness: ListingFreshnessTable;
  }
  interface Views {
    published_freshness: PublishedFreshnessView;
  }
}

interface ListingFreshnessTable {
  listing_id: string;
  confirmed_at: Date | null;
  first_asked_at: Date | null;
  asked_at: Date | null;
  is_kept: Generated<boolean>;
}

/** A published home with what is known of its owner's answers. */
export interface PublishedFreshnessView {
  listing_id: string;
  owner_id: string | null;
  published_at: Date;
  confirmed_at: Date | null;
  first_asked_at: Date | null;
  asked_at: Date | null;
  is_kept: boolean;
}
