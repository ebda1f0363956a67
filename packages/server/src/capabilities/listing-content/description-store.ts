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
    update listing set translation_day = ${day},
      translation_count = case when translation_day = ${day}::date then translation_count + 1 else 1 end
    where id = ${listingId}
      and (translation_day is distinct from ${day}::date or translation_count < ${most})`.execute(db);
  return numAffectedRows === 1n;
}

/** Gives back a translation that did not come about. */
export async function giveBackTranslation(db: Database, listingId: string, day: PlainDate): Promise<void> {
  await sql`
    update listing set translation_count = translation_count - 1
    where id = ${listingId} and translation_day = ${day}::date and translation_count > 0`.execute(db);
}
