import { filterPlaces } from '@heima/domain/alerts/filter-places.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import type { CountedSearchRow } from './saved-search-store.ts';

export const presentSavedSearch = (row: CountedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  filter: row.filter,
  places: filterPlaces(row.filter, row.near),
  frequency: row.frequency,
  new_count: row.new_count,
  created_at: row.created_at.toISOString(),
});
