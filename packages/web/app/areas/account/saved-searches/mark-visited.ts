import { visitSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { changeSearches, withSearch } from '#features/alerts/saved-searches.ts';
import { callApi } from '#platform/api/call-api.ts';

/** Reports that the person looks at the search, so that nothing of it is new; looking does not wait for it. */
export function markVisited(search: SavedSearch): void {
  const assume = () => {
    changeSearches((held) => withSearch(held, { ...search, new_count: 0 }));
    return undefined;
  };
  // A lost visit only means that the same homes are counted as new once more.
  callApi(visitSavedSearch, { params: { id: search.id } }, { assume }).catch(() => undefined);
}
