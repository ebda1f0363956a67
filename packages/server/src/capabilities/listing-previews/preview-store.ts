import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ListingPreviewTable } from './tables.ts';

export type PreviewRow = Selectable<ListingPreviewTable>;

export const findPreview = (db: Database, listingId: string): Promise<PreviewRow | undefined> =>
  db.selectFrom('listing_preview').selectAll().where('listing_id', '=', listingId).executeTakeFirst();

export const findPreviewByHash = (db: Database, hash: string): Promise<PreviewRow | undefined> =>
  db.selectFrom('listing_preview').selectAll().where('token_hash', '=', hash).executeTakeFirst();

export async function insertPreview(db: Database, preview: Insertable<ListingPreviewTable>): Promise<void> {
  await db.insertInto('listing_preview').values(preview).execute();
}

/** False when there was none. */
export async function deletePreview(db: Database, listingId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('listing_preview')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
