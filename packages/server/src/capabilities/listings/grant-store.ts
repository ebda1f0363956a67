import type { ListingGrant } from '@heima/domain/listings/access.ts';
import type { Database } from '#platform/db/database.ts';

export interface Grant {
  listingId: string;
  userId: string;
  kind: ListingGrant;
  /** What it comes from: the application, the invitation or the contract. */
  sourceId: string;
}

export async function insertGrant(db: Database, grant: Grant & { now: Date }): Promise<void> {
  await db
    .insertInto('listing_grant')
    .values({
      listing_id: grant.listingId,
      user_id: grant.userId,
      kind: grant.kind,
      source_id: grant.sourceId,
      created_at: grant.now,
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'user_id', 'kind', 'source_id']).doNothing())
    .execute();
}

export async function deleteGrants(
  db: Database,
  { kind, sourceId, userId, listingId }: Pick<Grant, 'kind' | 'sourceId'> & Partial<Grant>,
): Promise<void> {
  let query = db.deleteFrom('listing_grant').where('kind', '=', kind).where('source_id', '=', sourceId);
  if (userId) query = query.where('user_id', '=', userId);
  if (listingId) query = query.where('listing_id', '=', listingId);
  await query.execute();
}
