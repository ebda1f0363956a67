import type { Selectable } from 'kysely';
import type { ListingExternalTable, ListingPublishRequestTable } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';

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

export async function saveExternal(db: Database, values: Selectable<ListingExternalTable>): Promise<void> {
  const { listing_id: _, ...rest } = values;
  await db
    .insertInto('listing_external')
    .values(values)
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(rest))
    .execute();
}

/** Notes what the outside site has decided about a listing, unless that was sent anew since `asOf`. */
export async function decideExternal(
  db: Database,
  { id, asOf }: { id: string; asOf: Date },
  values: Omit<Selectable<ListingExternalTable>, 'listing_id'>,
): Promise<void> {
  await db
    .updateTable('listing_external')
    .set(values)
    .where('listing_id', '=', id)
    .where('state', '=', 'PENDING')
    .where('updated_at', '=', asOf)
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
