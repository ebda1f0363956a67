import type { Box } from '@heima/domain/places/box.ts';
import type { LabelledAddress } from '@heima/domain/places/street-labels.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { PlaceAddressTable, PlaceStreetTable } from './tables.ts';

export type StoredStreet = Selectable<PlaceStreetTable>;
export type StoredAddress = Selectable<PlaceAddressTable>;

const pageSize = 20_000;

export const readStreets = (db: Database): Promise<StoredStreet[]> =>
  db.selectFrom('place_street').selectAll().execute();

/** All addresses in portions, so that other requests are answered between them. */
export async function* readAddresses(db: Database): AsyncGenerator<StoredAddress[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('place_address')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)!.id;
  }
}

/** The addresses of some streets; at most a few hundred each. */
export const readAddressesOf = (db: Database, streetIds: readonly string[]): Promise<StoredAddress[]> =>
  streetIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('place_address').selectAll().where('street_id', 'in', streetIds).execute();

/** A box of the largest size in the densest town holds fewer addresses. */
const mostInBox = 20_000;

/** The addresses in a box of the map that have a position, in a fixed order. */
export async function readAddressesIn(db: Database, box: Box): Promise<LabelledAddress[]> {
  const rows = await db
    .selectFrom('place_address as a')
    .innerJoin('place_street as s', 's.id', 'a.street_id')
    .select(['a.street_id as streetId', 's.name as street', 'a.number', 'a.lat', 'a.lng'])
    .where('a.lat', '>=', box.south)
    .where('a.lat', '<=', box.north)
    .where('a.lng', '>=', box.west)
    .where('a.lng', '<=', box.east)
    .orderBy('a.id')
    .limit(mostInBox)
    .execute();
  return rows.map((row) => ({ ...row, lat: row.lat!, lng: row.lng! }));
}
