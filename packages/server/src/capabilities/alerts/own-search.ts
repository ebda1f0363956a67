import { savedSearchAccess } from '@heima/domain/alerts/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { type CountedSearchRow, findSearch } from './saved-search-store.ts';

/** The caller's own saved search; 404 for everybody else's. */
export async function ownSearch(
  db: Database,
  id: string,
  { actor }: Pick<Call, 'actor'>,
): Promise<CountedSearchRow> {
  const row = await findSearch(db, id);
  if (!row) return refuse('common.notFound');
  authorize(savedSearchAccess, 'change', actor, { ownerId: row.user_id });
  return row;
}
