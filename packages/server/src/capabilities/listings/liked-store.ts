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

export async function addLike(
  db: Database,
  { userId, listingId, now }: { userId: string; listingId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('listing_like')
    .values({ user_id: userId, listing_id: listingId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
    .execute();
}

/** Whether there was a like to take back. */
export async function removeLike(
  db: Database,
  { userId, listingId }: { userId: string; listingId: string },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('listing_like')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** People who like a listing, except its owner, after this id. */
export async function likersOf(
  db: Database,
  { listingId, after, size }: { listingId: string; after: string; size: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_like')
    .innerJoin('listing', 'listing.id', 'listing_like.listing_id')
    .select('listing_like.user_id')
    .where('listing_like.listing_id', '=', listingId)
    .where('listing_like.user_id', '>', after)
    .whereRef('listing_like.user_id', 'is distinct from', 'listing.owner_id')
    .orderBy('listing_like.user_id')
    .limit(size)
    .execute();
  return rows.map((row) => row.user_id);
}
