import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ListingDescriptionTable } from './tables.ts';

/** Keeps a description in its language, in place of the one that was there. */
export async function saveDescription(
  db: Database,
  description: Insertable<ListingDescriptionTable>,
): Promise<void> {
  const { text, machine_translated, updated_at } = description;
  await db
    .insertInto('listing_description')
    .values(description)
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'language']).doUpdateSet({ text, machine_translated, updated_at }),
    )
    .execute();
}

export const findDescription = (db: Database, id: string) =>
  db.selectFrom('listing_description').selectAll().where('id', '=', id).executeTakeFirst();

export async function deleteDescriptionRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('listing_description').where('id', '=', id).execute();
}

/** Takes one of the listing's translations of the day; false when they are used up. */
export async function takeTranslation(
  db: Database,
  listingId: string,
  { day, most }: { day: PlainDate; most: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into listing_translation_use as used (listing_id, day, translations) values (${listingId}, ${day}, 1)
    on conflict (listing_id) do update set day = excluded.day,
      translations = case when used.day = excluded.day then used.translations + 1 else 1 end
    where used.day <> excluded.day or used.translations < ${most}`.execute(db);
  return numAffectedRows === 1n;
}

/** Gives back a translation that did not come about. */
export async function giveBackTranslation(db: Database, listingId: string, day: PlainDate): Promise<void> {
  await sql`
    update listing_translation_use set translations = translations - 1
    where listing_id = ${listingId} and day = ${day}::date and translations > 0`.execute(db);
}
