import type { deleteSavedSearch as contract } from '@heima/domain/alerts/endpoints.ts';
import { searchDeleted } from '@heima/domain/alerts/events.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Handler } from '#platform/http/call.ts';
import { ownSearch } from './own-search.ts';
import { presentSavedSearch, searchVersion } from './present-saved-search.ts';
import { lockSearchesOf, updateSearch } from './saved-search-store.ts';

/** Deletes a saved search: nothing is found for it and nothing sent any more. */
export const deleteSavedSearch: Handler<typeof contract> = async ({ params }, call) => {
  const { userId } = signedIn(call.actor);
  await call.change(async (unit) => {
    await lockSearchesOf(unit.db, userId);
    const row = await ownSearch(unit.db, params.id, call);
    const { id } = row;
    call.mustMatch(searchVersion(row, call.services), () => presentSavedSearch(row, call.services));
    await updateSearch(unit.db, id, { deleted_at: unit.now });
    await unit.record(searchDeleted, id);
  });
  return undefined;
};
