import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { newId } from '#platform/new-id.ts';
import { phoneMachine } from './contact-machine.ts';
import type { PhoneNumber } from './read-phone.ts';

export async function insertPhone(
  db: Database,
  { userId, phone, now }: { userId: string; phone: PhoneNumber; now: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('phone')
    .values({
      id,
      user_id: userId,
      country_code: phone.countryCode,
      number: phone.number,
      e164: phone.e164,
      verified_at: null,
      undeliverable_at: null,
      created_at: now,
    })
    .execute();
  return id;
}

export const findPhone = (db: Database, id: string) =>
  db.selectFrom('phone').selectAll().where('id', '=', id).executeTakeFirst();

export type PhoneRow = NonNullable<Awaited<ReturnType<typeof findPhone>>>;

/** Locks a phone until the transaction ends. */
export const lockPhone = (db: Database, id: string) =>
  db.selectFrom('phone').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const phonesOf = (db: Database, userId: string) =>
  db.selectFrom('phone').select(['id', 'e164']).where('user_id', '=', userId).execute();

/** The phone numbers of a person as a column, the oldest first. */
export const phonesColumn = (db: Database, userId: string) =>
  jsonArrayFrom(
    db
      .selectFrom('phone')
      .select(['id', 'country_code', 'number', 'verified_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  ).as('phones');

/** Whether somebody has proved this number. */
export async function isProvedNumber(db: Database, e164: string): Promise<boolean> {
  const row = await db
    .selectFrom('phone')
    .select('id')
    .where('e164', '=', e164)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a number as proved. Fails when another person has proved it meanwhile. */
export async function markPhoneProved(db: Database, id: string, now: Date): Promise<void> {
  await transitionAll({ db, now }, phoneMachine, sql`id = ${id}`, 'verify');
}

/** Notes that the SMS service refused a number, or that it takes it again. */
export async function markPhoneUndeliverable(db: Database, id: string, at: Date | null): Promise<void> {
  await db.updateTable('phone').set({ undeliverable_at: at }).where('id', '=', id).execute();
}

export async function deletePhone(db: Database, id: string): Promise<void> {
  await db.deleteFrom('phone').where('id', '=', id).execute();
}

/** Whose verified number this is, and whether that person signs in with it. */
export const ownerOfNumber = (db: Database, e164: string) =>
  db
    .selectFrom('proved_phone')
    .innerJoin('active_person', 'active_person.id', 'proved_phone.user_id')
    .select((row) => ['user_id', row('primary_phone_id', '=', row.ref('proved_phone.id')).as('is_primary')])
    .where('e164', '=', e164)
    .executeTakeFirst();

/** The number a person signs in with, when it is verified. */
export async function primaryNumber(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('active_person')
    .innerJoin('proved_phone', 'proved_phone.id', 'primary_phone_id')
    .select('e164')
    .where('active_person.id', '=', userId)
    .executeTakeFirst();
  return row?.e164;
}

/** Deletes every phone number of a person. */
export async function removePhones(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('phone').where('user_id', '=', userId).execute();
}

/** More accounts than these are named by no contact that somebody means. */
const mostNamed = 200;

/** People with a phone number that is these digits or ends with them, proved or not. */
export async function peopleByPhone(db: Database, digits: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from phone where right(e164, ${digits.length}) = ${digits} limit ${mostNamed}`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}
