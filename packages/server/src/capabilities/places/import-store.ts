import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Schema } from '#platform/db/tables.ts';
import { newId } from '#platform/new-id.ts';
import type { AddressRow } from './read-address-row.ts';

/** Channel on which every copy of the program hears that the addresses have changed. */
export const placesChanged = 'places_changed';

/** Any number: two imports at once wait for each other. */
const lockKey = 7_140_611;

/** All SQL of an import; everything happens in the one transaction that `inImport` opens. */
export const inImport = <T>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
    await sql`
      create temporary table staged_address (
        line integer, id text, street_id text, name text, dative text, postal_code text, municipality_code text,
        number text, building text, lat double precision, lng double precision, is_house_point boolean
      ) on commit drop`.execute(transaction);
    return work(transaction);
  });

export async function stage(
  transaction: Transaction<Schema>,
  rows: readonly (AddressRow & { line: number })[],
): Promise<void> {
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
  await sql`
    insert into staged_address
    select * from unnest(
      ${column('line')}::integer[], ${column('id')}::text[], ${column('streetId')}::text[],
      ${column('name')}::text[], ${column('dative')}::text[], ${column('postalCode')}::text[],
      ${column('municipalityCode')}::text[], ${column('number')}::text[], ${column('building')}::text[],
      ${column('lat')}::double precision[], ${column('lng')}::double precision[],
      ${column('isHousePoint')}::boolean[]
    )`.execute(transaction);
}

/** One row per address: the point of the house where an address has several, else the first that has a place. */
export async function pickPoints(transaction: Transaction<Schema>): Promise<number> {
  await sql`
    create temporary table new_address on commit drop as
    select distinct on (id) * from staged_address
    order by id, is_house_point desc, (lat is null), line`.execute(transaction);
  await sql`create unique index on new_address (id)`.execute(transaction);
  await sql`analyze new_address`.execute(transaction);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from new_address`.execute(
    transaction,
  );
  return rows[0]!.count;
}

export async function countAddresses(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('place_address')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Brings the tables to what was staged; what is the same already is not written. */
export async function takeOver(
  transaction: Transaction<Schema>,
): Promise<{ added: number; changed: number; removed: number }> {
  await sql`
    insert into place_street (id, name, dative, postal_code, municipality_code)
    select distinct on (street_id) street_id, name, dative, postal_code, municipality_code
    from new_address order by street_id, line
    on conflict (id) do update set dative = excluded.dative, municipality_code = excluded.municipality_code
    where (place_street.dative, place_street.municipality_code)
      is distinct from (excluded.dative, excluded.municipality_code)`.execute(transaction);
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into place_address (id, street_id, number, building, lat, lng)
    select id, street_id, number, building, lat, lng from new_address
    on conflict (id) do update set street_id = excluded.street_id, number = excluded.number,
      building = excluded.building, lat = excluded.lat, lng = excluded.lng
    where (place_address.street_id, place_address.number, place_address.building, place_address.lat, place_address.lng)
      is distinct from (excluded.street_id, excluded.number, excluded.building, excluded.lat, excluded.lng)
    returning xmax = 0 as is_new`.execute(transaction);
  const { numAffectedRows: removed } = await sql`
    delete from place_address where not exists (select from new_address where new_address.id = place_address.id)
    `.execute(transaction);
  await sql`
    delete from place_street where not exists (select from place_address where street_id = place_street.id)
    `.execute(transaction);
  const added = written.filter((row) => row.is_new).length;
  return { added, changed: written.length - added, removed: Number(removed ?? 0) };
}

/** Writes down the import and notifies every copy of the program, once this is committed. */
export async function recordImport(
  transaction: Transaction<Schema>,
  { source, addresses, refused, now }: { source: string; addresses: number; refused: number; now: Date },
): Promise<void> {
  await transaction
    .insertInto('place_import')
    .values({ id: newId(), imported_at: now, source, addresses, refused })
    .execute();
  await sql`select pg_notify(${placesChanged}, '')`.execute(transaction);
}
