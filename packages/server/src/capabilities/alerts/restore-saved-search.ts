import { savedSearchAccess } from '@heima/domain/alerts/access.ts';
import type { restoreSavedSearch as contract } from '@heima/domain/alerts/endpoints.ts';
import { searchRestored } from '@heima/domain/alerts/events.ts';
import { restoreHours } from '@heima/domain/alerts/saved-search.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { ownSearch } from './own-search.ts';
import { makeRoom, refuseSameFilter } from './person-limits.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { deletedSearch, updateSearch } from './saved-search-store.ts';

/** Takes back a deletion within a day. Taking it back twice is the same as once. */
export const restoreSavedSearch: Handler<typeof contract> = async ({ params }, call) => {
  const since = new Date(call.now.getTime() - restoreHours * 3_600_000);
  const restore = async (unit: UnitOfWork): Promise<void> => {
    const row = await deletedSearch(unit.db, params.id, since);
    if (!row) return;
    authorize(savedSearchAccess, 'change', call.actor, { ownerId: row.user_id });
    await makeRoom(unit.db, row.user_id);
    await refuseSameFilter(unit.db, row.user_id, row.filter, row.id);
    await updateSearch(unit.db, row.id, { deleted_at: null });
    await unit.record(searchRestored, row.id);
  };
  return call.answer(restore, async (_, { db }) =>
    presentSavedSearch(await ownSearch(db, params.id, call), call.services),
  );
};
