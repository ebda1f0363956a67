import type { Actor } from '@heima/domain/shared/actor.ts';
import type { Database } from '#platform/db/database.ts';

/** Which of these listings the viewer likes; nothing for visitors. */
export async function likedAmong(
  db: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (actor.kind !== 'user' || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('listing_like')
    .select('listing_id')
    .where('user_id', '=', actor.userId)
    .where('listing_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.listing_id));
}
