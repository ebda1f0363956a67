import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SealedColumn } from '#platform/db/sealed-column.ts';
import type { Tables } from '#platform/db/tables.ts';

/** What a provider sent, as it came. */
export const providerEventBody: SealedColumn = { table: 'provider_event', id: 'id', column: 'body' };

/** Stores an event. @returns whether it is the first with its key */
export async function insertProviderEvent(
  db: Database,
  event: Insertable<Tables['provider_event']>,
): Promise<boolean> {
  const row = await db
    .insertInto('provider_event')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findProviderEvent = (db: Database, id: string) =>
  db.selectFrom('provider_event').selectAll().where('id', '=', id).executeTakeFirst();

export async function markProcessed(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('provider_event').set({ processed_at: now }).where('id', '=', id).execute();
}

/** Purges events that came before a time. */
export async function purgeProviderEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('provider_event').where('received_at', '<', before).execute();
}
