import type { Database } from '#platform/db/database.ts';

/** Deletes what proves who a person is: the tied identity and verified documents. */
export async function removeIdentity(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('identity').where('user_id', '=', userId).execute();
  await db.deleteFrom('verification').where('user_id', '=', userId).execute();
}
