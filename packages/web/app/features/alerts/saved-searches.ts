import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { changeHeld } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** The signed-in person's saved searches. */
export const savedSearchesQuery = () => endpointQuery(listSavedSearches, {});

/** Changes what the page holds of them, so that it need not ask anew. */
export const changeSearches = (change: (searches: readonly SavedSearch[]) => SavedSearch[]): void =>
  changeHeld(savedSearchesQuery(), (held) => ({ ...held, items: change(held.items) }));

/** The list with this search as it is now; a new one comes first, as the server sorts them. */
export const withSearch = (searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] =>
  searches.some(({ id }) => id === search.id)
    ? searches.map((one) => (one.id === search.id ? search : one))
    : [search, ...searches].sort((a, b) => b.created_at.localeCompare(a.created_at));
