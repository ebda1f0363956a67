import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OpenHouseAttendeeTable } from './tables.ts';

export type AttendeeRow = Selectable<OpenHouseAttendeeTable>;

/** Who has signed up for open houses, the first first. */
export async function attendeesOf(db: Database, openHouseIds: readonly string[]): Promise<AttendeeRow[]> {
  if (openHouseIds.length === 0) return [];
  return db
    .selectFrom('open_house_attendee')
    .selectAll()
    .where('open_house_id', 'in', [...openHouseIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What one person has signed up for among open houses. */
export async function attendancesOf(
  db: Database,
  userId: string,
  openHouseIds: readonly string[],
): Promise<AttendeeRow[]> {
  if (openHouseIds.length === 0) return [];
  return db
    .selectFrom('open_house_attendee')
    .selectAll()
    .where('user_id', '=', userId)
    .where('open_house_id', 'in', [...openHouseIds])
    .execute();
}

export const findAttendance = async (db: Database, id: string): Promise<AttendeeRow | undefined> =>
  db.selectFrom('open_house_attendee').selectAll().where('id', '=', id).executeTakeFirst();

/** Everything that a person has signed up for. */
export const allAttendancesOf = async (db: Database, userId: string): Promise<AttendeeRow[]> =>
  db.selectFrom('open_house_attendee').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export async function insertAttendee(db: Database, row: Insertable<OpenHouseAttendeeTable>): Promise<void> {
  await db.insertInto('open_house_attendee').values(row).execute();
}

export async function deleteAttendee(db: Database, id: string): Promise<void> {
  await db.deleteFrom('open_house_attendee').where('id', '=', id).execute();
}

/** The first of those who wait. */
export const firstWaiting = async (db: Database, openHouseId: string): Promise<AttendeeRow | undefined> =>
  db
    .selectFrom('open_house_attendee')
    .selectAll()
    .where('open_house_id', '=', openHouseId)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function givePlace(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('open_house_attendee')
    .set({ state: 'attending', attending_since: now })
    .where('id', '=', id)
    .execute();
}
