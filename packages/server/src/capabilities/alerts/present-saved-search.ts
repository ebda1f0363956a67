import { filterPlaces } from '@heima/domain/alerts/filter-places.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Services } from '#platform/services.ts';
import type { CountedSearchRow } from './saved-search-store.ts';

export const presentSavedSearch = (
  row: CountedSearchRow,
  { secrets }: Pick<Services, 'secrets'>,
): SavedSearch => ({
  id: row.id,
  name: row.name,
  filter: row.filter,
  places: filterPlaces(row.filter, row.near),
  frequency: row.frequency,
  new_count: row.new_count,
  created_at: row.created_at.toISOString(),
  version: searchVersion(row, { secrets }).tag,
});

/** The version of what a person chooses of a saved search. */
export const searchVersion = (row: CountedSearchRow, { secrets }: Pick<Services, 'secrets'>): Version =>
  versionOf(secrets, `saved search ${row.id}`, {
    name: row.name,
    filter: row.filter_key,
    frequency: row.frequency,
  });
