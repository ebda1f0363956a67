import type { NearPlace } from '@heima/domain/alerts/filter-places.ts';
import type { AlertFrequency, SavedFilter } from '@heima/domain/alerts/saved-search.ts';
import type { Instant, Json } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    saved_search: SavedSearchTable;
    saved_search_letter: SavedSearchLetterTable;
    saved_search_match: SavedSearchMatchTable;
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
  unsubscribe_hash: string;
  matches_since: Instant;
  seen_at: Instant;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Date | null;
}

export interface SavedSearchLetterTable {
  id: string;
  search_id: string;
  made_at: Instant;
  queued_at: Instant;
  ended_at: Date | null;
  /** `empty`: every home was gone by then. `called_off`: letters were stopped meanwhile. */
  outcome: 'sent' | 'refused' | 'empty' | 'called_off' | null;
}

export interface SavedSearchMatchTable {
  search_id: string;
  listing_id: string;
  found_at: Instant;
  letter_id: string | null;
  dropped_at: Date | null;
}
