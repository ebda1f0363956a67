import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ListingImageTable } from './tables.ts';

/** Adds a picture after the others. */
export async function insertImage(
  db: Database,
  image: Omit<Insertable<ListingImageTable>, 'position'>,
): Promise<void> {
  await db
    .insertInto('listing_image')
    .values({
      ...image,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from listing_image where listing_id = ${image.listing_id})`,
    })
    .execute();
}

export const findImage = (db: Database, id: string) =>
  db.selectFrom('listing_image').selectAll().where('id', '=', id).executeTakeFirst();

export async function deleteImageRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('listing_image').where('id', '=', id).execute();
}

export async function setCaption(db: Database, id: string, caption: string | null): Promise<void> {
  await db.updateTable('listing_image').set({ caption }).where('id', '=', id).execute();
}

/** Puts the pictures into the order of their ids. */
export async function setOrder(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update listing_image set position = place.number
    from unnest(${ids}::uuid[]) with ordinality as place (id, number)
    where listing_image.id = place.id`.execute(db);
}

/** Gives a picture the files of its turn. Its AVIF files are made later. */
export async function turnImage(
  db: Database,
  id: string,
  turn: Pick<
    Insertable<ListingImageTable>,
    'file' | 'width' | 'height' | 'widths' | 'blur' | 'base_file' | 'turned'
  >,
): Promise<void> {
  await db
    .updateTable('listing_image')
    .set({ ...turn, has_avif: false })
    .where('id', '=', id)
    .execute();
}

/** Marks that the picture has AVIF files too; false when the picture is gone, or has been turned and has other files. */
export async function markAvif(db: Database, { id, file }: { id: string; file: string }): Promise<boolean> {
  const marked = await db
    .updateTable('listing_image')
    .set({ has_avif: true })
    .where('id', '=', id)
    .where('file', '=', file)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}
