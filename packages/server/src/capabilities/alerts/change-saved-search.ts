import type { changeSavedSearch as contract } from '@heima/domain/alerts/endpoints.ts';
import { searchChanged } from '@heima/domain/alerts/events.ts';
import { filterKey } from '@heima/domain/alerts/saved-search.ts';
import type { Updateable } from 'kysely';
import type { Handler } from '#platform/http/call.ts';
import { ownSearch } from './own-search.ts';
import { refuseSameFilter } from './person-limits.ts';
import { presentSavedSearch, searchVersion } from './present-saved-search.ts';
import { resolvePlaces } from './resolve-places.ts';
import { filterColumns, lockSearchesOf, updateSearch } from './saved-search-store.ts';
import type { SavedSearchTable } from './tables.ts';

/**
 * Changes what is sent. A new filter finds only what is published from now on; what the old one found and still waits
 * is named if it fits the new one too.
 */
export const changeSavedSearch: Handler<typeof contract> = async ({ params, body }, call) => {
  const { services } = call;
  const { user_id: userId } = await ownSearch(services.db, params.id, call);
  const placed = body.filter && (await resolvePlaces(body.filter, call));
  await call.change(async (unit) => {
    await lockSearchesOf(unit.db, userId);
    const before = await ownSearch(unit.db, params.id, call);
    call.mustMatch(searchVersion(before, services), () => presentSavedSearch(before, services));
    const values: Updateable<SavedSearchTable> = {};
    if (body.name !== undefined) values.name = body.name;
    if (placed && filterKey(placed.filter) !== before.filter_key) {
      await refuseSameFilter(unit.db, userId, placed.filter, before.id);
      Object.assign(values, filterColumns(placed.filter, placed.near), { matches_since: unit.now });
    }
    if (body.frequency !== undefined && body.frequency !== before.frequency)
      Object.assign(values, { frequency: body.frequency, frequency_before: null });
    const fields = Object.keys(values);
    if (fields.length === 0) return;
    await updateSearch(unit.db, before.id, { ...values, updated_at: unit.now });
    await unit.record(searchChanged, before.id, { fields });
  });
  return presentSavedSearch(await ownSearch(services.db, params.id, call), services);
};
