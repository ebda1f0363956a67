import type { Database } from '#platform/db/database.ts';
import { countSearches } from './saved-search-store.ts';

/** Whether a person has saved a search. */
export const hasSavedSearch = async (db: Database, userId: string): Promise<boolean> =>
  (await countSearches(db, userId)) > 0;
