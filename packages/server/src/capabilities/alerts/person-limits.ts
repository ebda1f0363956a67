import { maxSavedSearches, type SavedFilter } from '@heima/domain/alerts/saved-search.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { countSearches, lockSearchesOf, searchWithFilter } from './saved-search-store.ts';

/** Refuses when a person has as many searches as there may be; others of the same person wait until the commit. */
export async function makeRoom(db: Database, userId: string): Promise<void> {
  await lockSearchesOf(db, userId);
  if ((await countSearches(db, userId)) >= maxSavedSearches)
    refuse('alerts.tooMany', { params: { maximum: maxSavedSearches } });
}

/** Refuses a filter that the person has saved already; the answer names that search. */
export async function refuseSameFilter(
  db: Database,
  userId: string,
  filter: SavedFilter,
  except?: string,
): Promise<void> {
  const id = await searchWithFilter(db, userId, filter);
  if (id !== undefined && id !== except) refuse('alerts.alreadySaved', { extra: { saved_search_id: id } });
}
