import type { Database } from '#platform/db/database.ts';

/** The listings of a person that are published or never were, in order. */
export async function publishedOrDrafts(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where((row) => row.or([row('visible', '=', true), row('published_at', 'is', null)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes a person from other people's listings: likes and grants. */
export async function removePerson(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('listing_like').where('user_id', '=', userId).execute();
  await db.deleteFrom('listing_grant').where('user_id', '=', userId).execute();
}
