import { soonUntil } from '@heima/domain/open-houses/open-house-state.ts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OpenHouseTable } from './tables.ts';

/** An open house, whose home it is in, and how many have signed up. */
export interface OpenHouseRow extends Selectable<OpenHouseTable> {
  owner_id: string | null;
  team_id: string | null;
  visible: boolean;
  attendee_count: number;
  waiting_count: number;
}

/** What a statement about open houses selects and joins; `o` is the open house. */
export const openHouseColumns = sql`o.*, l.owner_id, l.team_id, l.visible,
  (select count(*)::int from open_house_attendee n where n.open_house_id = o.id and n.state = 'attending')
    as attendee_count,
  (select count(*)::int from open_house_attendee n where n.open_house_id = o.id and n.state = 'waiting')
    as waiting_count`;
export const openHouseTables = sql`open_house o join listing_landlord l on l.id = o.listing_id`;

export async function findOpenHouse(db: Database, id: string): Promise<OpenHouseRow | undefined> {
  const { rows } = await sql<OpenHouseRow>`
    select ${openHouseColumns} from ${openHouseTables} where o.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks an open house until the transaction ends, so that places are given one by one. */
export async function lockOpenHouse(db: Database, id: string): Promise<void> {
  await db.selectFrom('open_house').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function insertOpenHouse(db: Database, row: Insertable<OpenHouseTable>): Promise<void> {
  await db.insertInto('open_house').values(row).execute();
}

/** The open houses that are not over and not canceled: of a home, or of a host. */
export async function comingOf(
  db: Database,
  about: { listingId: string } | { hostId: string },
  now: Date,
): Promise<{ id: string; created_at: Date }[]> {
  let query = db
    .selectFrom('open_house')
    .select(['id', 'created_at'])
    .where('canceled_at', 'is', null)
    .where('ends_at', '>', now);
  query =
    'listingId' in about
      ? query.where('listing_id', '=', about.listingId)
      : query.where('host_id', '=', about.hostId);
  return query.orderBy('starts_at').orderBy('id').execute();
}

/** Empties what a person wrote about open houses. */
export async function eraseNotes(db: Database, hostId: string): Promise<void> {
  await db.updateTable('open_house').set({ note: null }).where('host_id', '=', hostId).execute();
}

/** A kind of reminder: the column that says for which beginning it was given. */
export type ReminderColumn = 'day_reminded_for' | 'hours_reminded_for';

/** Open houses that begin in this time and of which nobody was reminded so far. */
export async function findUnreminded(
  db: Database,
  column: ReminderColumn,
  { after, until }: { after: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('open_house')
    .select('id')
    .where('canceled_at', 'is', null)
    .where('starts_at', '>', after)
    .where('starts_at', '<=', until)
    .where((row) => row.or([row(column, 'is', null), row(column, '<>', row.ref('starts_at'))]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markReminded(
  db: Database,
  column: ReminderColumn,
  { id, starts_at }: Pick<OpenHouseRow, 'id' | 'starts_at'>,
): Promise<void> {
  await db
    .updateTable('open_house')
    .set({ [column]: starts_at })
    .where('id', '=', id)
    .execute();
}

/** Those of a host, alone or in these teams. */
export const hostedBy = (hostId: string, teams: readonly string[]): RawBuilder<unknown> =>
  sql`(o.host_id = ${hostId} or l.team_id = any(${teams}::uuid[]))`;

/** Those that a person has signed up for. */
export const joinedBy = (userId: string): RawBuilder<unknown> => sql`exists (
  select 1 from open_house_attendee n where n.open_house_id = o.id and n.user_id = ${userId})`;

/** Those that are today or tomorrow and not over. */
export const isSoon = (now: Date): RawBuilder<unknown> =>
  sql`(o.canceled_at is null and o.ends_at > ${now} and o.starts_at < ${soonUntil(now)})`;

export interface AskedList {
  where: RawBuilder<unknown>;
  now: Date;
  size: number;
  offset: number;
}

/** A page of open houses: those that are coming, the next first, and then the others, the last first. */
export async function findOpenHouses(
  db: Database,
  { where, now, size, offset }: AskedList,
): Promise<{ rows: OpenHouseRow[]; count: number }> {
  const isComing = sql`(o.canceled_at is null and o.ends_at > ${now})`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<OpenHouseRow>`select ${openHouseColumns} from ${openHouseTables} where ${where}
      order by ${isComing} desc, case when ${isComing} then o.starts_at end, o.starts_at desc, o.id
      limit ${size} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from ${openHouseTables} where ${where}`.execute(db),
  ]);
  return { rows, count: counted[0]!.count };
}
