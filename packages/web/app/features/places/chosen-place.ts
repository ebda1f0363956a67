import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';

/** A place that was picked from the suggestions: what stands in the field, and the filter it stands for. */
export interface ChosenPlace {
  text: string;
  search: Pick<SearchAddress, 'regions' | 'cities' | 'postal_codes' | 'google_place_id' | 'place'>;
}

/** How the list of suggestions answers the keys of its field. */
export interface SuggestionKeys {
  /** Moves the highlight; the new highlighted option's id. */
  move(step: 1 | -1): void;
  /** Picks the highlighted one; false when none is. */
  pick(): boolean;
}
