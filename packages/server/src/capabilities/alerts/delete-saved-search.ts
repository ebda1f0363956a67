import type { deleteSavedSearch as contract } from '@heima/domain/alerts/endpoints.ts';
import { searchDeleted } from '@heima/domain/alerts/events.ts';
import type { Handler } from '#platform/http/call.ts';
import { ownSearch } from './own-search.ts';
import { updateSearch } from './saved-search-store.ts';

/** Deletes a saved search: nothing is found for it and nothing sent any more. */
export const deleteSavedSearch: Handler<typeof contract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const { id } = await ownSearch(unit.db, params.id, call);
    await updateSearch(unit.db, id, { deleted_at: unit.now });
    await unit.record(searchDeleted, id);
  });
  return undefined;
};
