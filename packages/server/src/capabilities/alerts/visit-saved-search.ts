import type { visitSavedSearch as contract } from '@heima/domain/alerts/endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { ownSearch } from './own-search.ts';
import { updateSearch } from './saved-search-store.ts';

/** Notes that the person looks at the search: what was found until now is no longer new. */
export const visitSavedSearch: Handler<typeof contract> = async ({ params }, call) => {
  const { id } = await ownSearch(call.services.db, params.id, call);
  return call.answer(({ db, now }) => updateSearch(db, id, { seen_at: now }));
};
