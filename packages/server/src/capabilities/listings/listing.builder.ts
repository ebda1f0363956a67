import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/new-id.ts';
import type { ListingTable } from './tables.ts';

let made = 0;

/** Puts a listing straight into the tables: a complete published flat unless the test gives other values. */
export async function buildListing(
  db: Database,
  given: Partial<Insertable<ListingTable>> = {},
): Promise<string> {
  made += 1;
  const id = given.id ?? newId();
  const at = new Date(Date.UTC(2026, 10, 1) + made * 1000);
  await db
    .insertInto('listing')
    .values({
      id,
      owner_id: null,
      client_id_hash: null,
      title: `Íbúð ${made} við Þórsgötu`,
      neighbourhood: 'Þingholt',
      listing_type: 'residential',
      listing_category: 'apartment',
      size: 84,
      rooms: 3,
      bedrooms: 2,
      bathrooms: 1,
      furniture: 'unfurnished',
      street_name: 'Þórsgata',
      street_number: '12',
      postal_code: '101',
      city: 'Reykjavík',
      property_id: '2001234',
      lat: 64.1436,
      lng: -21.9279,
      blurred_lat: 64.1441,
      blurred_lng: -21.9285,
      price: 250_000,
      visible: true,
      published_at: at,
      created_at: at,
      updated_at: at,
      ...given,
    } as Insertable<ListingTable>)
    .execute();
  return id;
}

/** Puts a listing in or out of publication without notifying anybody, as `transition` would not. */
export async function setVisible(db: Database, id: string, visible: boolean): Promise<void> {
  await sql`update listing set visible = ${visible} where id = ${id}`.execute(db);
}
