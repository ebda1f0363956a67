import type { NearPlace } from '@heima/domain/alerts/filter-places.ts';
import type { AlertFrequency, SavedFilter } from '@heima/domain/alerts/saved-search.ts';
import type { Instant, Json } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    saved_search: SavedSearchTable;
    saved_search_match: SavedSearchMatchTable;
  }
  interface Views {
    /** Which homes a message of a saved search is about. */
    alert_home: { batch_id: string; listing_id: string };
  }
}

export interface SavedSearchTable {
  id: string;
  user_id: string;
  name: string;
  filter: Json<SavedFilter>;
  filter_key: string;
  near: Json<NearPlace[]>;
  frequency: AlertFrequency;
  frequency_before: Exclude<AlertFrequency, 'off'> | null;
  matches_since: Instant;
  seen_at: Instant;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Date | null;
}

export interface SavedSearchMatchTable {
  search_id: string;
  listing_id: string;
  found_at: Instant;
  /** The message that named it, or is about to. */
  batch_id: string | null;
  dropped_at: Date | null;
}
