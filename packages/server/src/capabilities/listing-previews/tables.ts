import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    listing_preview: ListingPreviewTable;
  }
}

/** The one preview link of a draft. */
export interface ListingPreviewTable {
  listing_id: string;
  id: string;
  token_hash: string;
  created_at: Instant;
}
