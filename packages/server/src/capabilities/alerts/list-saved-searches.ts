import { listSavedSearches as contract } from '@heima/domain/alerts/list-endpoint.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { canBeEmailed } from '#capabilities/contacts/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { searchesOf } from './saved-search-store.ts';

/** The caller's saved searches, the newest first. */
export const listSavedSearches: Handler<typeof contract> = async (input, { services, actor }) => {
  const { userId } = signedIn(actor);
  const [rows, isReached] = await Promise.all([
    searchesOf(services.db, userId),
    canBeEmailed(services.db, userId),
  ]);
  const items = rows.map((row) => presentSavedSearch(row, services));
  return { ...pageOfAll(contract, input, items), can_be_told: isReached };
};
