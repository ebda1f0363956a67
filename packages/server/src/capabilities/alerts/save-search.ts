import type { saveSearch as contract } from '@heima/domain/alerts/endpoints.ts';
import { searchSaved } from '@heima/domain/alerts/events.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { ownSearch } from './own-search.ts';
import { makeRoom, refuseSameFilter } from './person-limits.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { resolvePlaces } from './resolve-places.ts';
import { filterColumns, insertSearch } from './saved-search-store.ts';

/** Saves a search under a name; homes published from now on come by e-mail. */
export const saveSearch: Handler<typeof contract> = async ({ body }, call) => {
  const { now } = call;
  const { userId } = signedIn(call.actor);
  const { filter, near } = await resolvePlaces(body.filter, call);
  const id = newId();
  return call.answer(async (unit) => {
    await makeRoom(unit.db, userId);
    await refuseSameFilter(unit.db, userId, filter);
    await insertSearch(unit.db, {
      id,
      user_id: userId,
      name: body.name,
      ...filterColumns(filter, near),
      frequency: body.frequency ?? 'daily',
      frequency_before: null,
      matches_since: now,
      seen_at: now,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
    await unit.record(searchSaved, id, { frequency: body.frequency ?? 'daily' });
    return presentSavedSearch(await ownSearch(unit.db, id, call), call.services);
  });
};
