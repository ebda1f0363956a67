import type { Database } from '#platform/db/database.ts';

/** Purges live events from before this time: no connection that dropped then comes back. */
export async function purgeLiveEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('live_event').where('at', '<', before).execute();
}
