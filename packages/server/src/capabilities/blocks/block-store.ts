import type { Database } from '#platform/db/database.ts';

/** Blocks somebody; false where that was so already. */
export async function insertBlock(
  db: Database,
  { blockerId, blockedId, now }: { blockerId: string; blockedId: string; now: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('person_block')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Takes a block back; false where there was none. */
export async function deleteBlock(db: Database, blockerId: string, blockedId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('person_block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Whom of these people somebody has blocked, and who of them has blocked that person. */
export async function blocksBetween(
  db: Database,
  userId: string,
  others: readonly string[],
): Promise<{ byUser: string[]; ofUser: string[] }> {
  if (others.length === 0) return { byUser: [], ofUser: [] };
  const rows = await db
    .selectFrom('person_block')
    .select(['blocker_id', 'blocked_id'])
    .where((where) =>
      where.or([
        where.and([where('blocker_id', '=', userId), where('blocked_id', 'in', [...others])]),
        where.and([where('blocked_id', '=', userId), where('blocker_id', 'in', [...others])]),
      ]),
    )
    .execute();
  return {
    byUser: rows.filter((row) => row.blocker_id === userId).map((row) => row.blocked_id),
    ofUser: rows.filter((row) => row.blocked_id === userId).map((row) => row.blocker_id),
  };
}

/** Whether any two of these people are blocked from each other. */
export async function anyBlockAmong(db: Database, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom('person_block')
    .select('blocker_id')
    .where('blocker_id', 'in', [...ids])
    .where('blocked_id', 'in', [...ids])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a person has blocked, the first first. */
export const blockedBy = (db: Database, userId: string) =>
  db
    .selectFrom('person_block')
    .select(['blocked_id', 'created_at'])
    .where('blocker_id', '=', userId)
    .orderBy('created_at')
    .orderBy('blocked_id')
    .execute();

/** Removes what a person who is gone has blocked, and who has blocked that person. */
export async function removePerson(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('person_block')
    .where((where) => where.or([where('blocker_id', '=', userId), where('blocked_id', '=', userId)]))
    .execute();
}
