import { visitSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { changeKept, withSearch } from '#features/alerts/saved-searches.ts';
import { browserTransport } from '#platform/api/browser-transport.ts';
import { callEndpoint } from '#platform/api/call.ts';

/** Tells that the person looks at the search, so that nothing of it is new; looking does not wait for it. */
export function useVisit(search: SavedSearch): () => void {
  const client = useQueryClient();
  return () => {
    changeKept(client, (held) => withSearch(held, { ...search, new_count: 0 }));
    // A lost visit only means that the same homes are counted as new once more.
    callEndpoint(browserTransport, visitSavedSearch, { params: { id: search.id } }).catch(() => undefined);
  };
}
