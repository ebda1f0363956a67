import { listSavedSearches as contract } from '@heima/domain/alerts/list-endpoint.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { canBeEmailed } from '#capabilities/contacts/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import type { WaitingSource } from '#platform/waiting-source.ts';
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

/** Saved searches that have found homes since they were looked at. */
export const waitingSearches: readonly WaitingSource[] = [
  {
    side: 'tenant',
    kind: 'savedSearches',
    async find({ services, actor }) {
      const all = await searchesOf(services.db, signedIn(actor).userId);
      const rows = all.filter((row) => row.new_count > 0);
      return rows[0] ? { count: rows.length, first: { title: rows[0].name } } : { count: 0 };
    },
  },
];
