import type { Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ListingExternalTable, ListingPublishRequestTable } from './tables.ts';

/** The last publish request of a listing. */
export const lastRequest = (
  db: Database,
  listingId: string,
): Promise<Selectable<ListingPublishRequestTable> | undefined> =>
  db
    .selectFrom('listing_publish_request')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last publish request of each of these listings. */
export async function lastRequests(
  db: Database,
  listingIds: readonly string[],
): Promise<Map<string, Selectable<ListingPublishRequestTable>>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_publish_request')
    .selectAll()
    .distinctOn('listing_id')
    .where('listing_id', 'in', listingIds)
    .orderBy('listing_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.listing_id, row]));
}

export const findRequest = (
  db: Database,
  id: string,
): Promise<Selectable<ListingPublishRequestTable> | undefined> =>
  db.selectFrom('listing_publish_request').selectAll().where('id', '=', id).executeTakeFirst();

/** Files a request; an open one stays the only one. */
export async function fileRequest(db: Database, id: string, listingId: string, now: Date): Promise<void> {
  await db
    .insertInto('listing_publish_request')
    .values({
      id,
      listing_id: listingId,
      requested_at: now,
      decision: null,
      decided_by: null,
      decided_at: null,
      reason: null,
    })
    .onConflict((conflict) => conflict.column('listing_id').where('decision', 'is', null).doNothing())
    .execute();
}

/** Where the listing stands on the outside site; nothing when it was never sent there. */
export const externalOf = (
  db: Database,
  listingId: string,
): Promise<Selectable<ListingExternalTable> | undefined> =>
  db.selectFrom('listing_external').selectAll().where('listing_id', '=', listingId).executeTakeFirst();

/** Begins to send a listing to the outside site. */
export async function insertExternal(db: Database, listingId: string, now: Date): Promise<void> {
  await db
    .insertInto('listing_external')
    .values({
      listing_id: listingId,
      state: 'QUEUED',
      external_id: null,
      url: null,
      errors: [],
      updated_at: now,
    })
    .execute();
}

/** Listings that the outside site had not yet decided about. */
export async function pendingExternal(
  db: Database,
  most: number,
): Promise<Selectable<ListingExternalTable>[]> {
  return db
    .selectFrom('listing_external')
    .selectAll()
    .where('state', '=', 'PENDING')
    .orderBy('updated_at')
    .orderBy('listing_id')
    .limit(most)
    .execute();
}
