import type { SignedIn, StaffArea } from '@heima/domain/shared/actor.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { type AliasedExpression, type Insertable, sql, type Updateable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/db/database.ts';
import type { UserTable } from './tables.ts';

/** The whole row of a person whose account is there; for what only the account itself may know. */
const selectPerson = (db: Database, userId: string) =>
  db.selectFrom('app_user').selectAll().where('id', '=', userId).where('deleted_at', 'is', null);

export const findPerson = (db: Database, userId: string) => selectPerson(db, userId).executeTakeFirst();

/** A person's row with more columns, each a statement of its own about the person, in one statement. */
export const findPersonWith = <Column extends AliasedExpression<unknown, string>>(
  db: Database,
  userId: string,
  columns: readonly Column[],
) => selectPerson(db, userId).select(columns).executeTakeFirst();

/** The picture of a person as a column. */
export const pictureColumn = (db: Database, userId: string) =>
  jsonObjectFrom(db.selectFrom('person_card').select(['image_id', 'image_blur']).where('id', '=', userId)).as(
    'picture',
  );

/** Whether an account is there. */
export async function isActivePerson(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('active_person').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** The name of a person; nothing for nobody, and for an account that is gone. */
export async function nameOf(db: Database, userId: string | null): Promise<string | undefined> {
  if (userId === null) return undefined;
  const row = await db
    .selectFrom('active_person')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.full_name;
}

/** The names of people whose accounts are there. */
export async function namesOf(db: Database, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('active_person')
    .select(['id', 'full_name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

/** Whether a person's identity was proved, with this name and birth date. */
export async function isProvedPerson(
  db: Database,
  userId: string,
  { name, birthDate }: { name: string; birthDate: PlainDate },
): Promise<boolean> {
  const found = await db
    .selectFrom('active_person')
    .select('id')
    .where('id', '=', userId)
    .where('identity_verified_at', 'is not', null)
    .where('full_name', '=', name)
    .where('birth_date', '=', birthDate)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks a person until the transaction ends, so that changes of one account come one by one. */
export const lockUser = (db: Database, userId: string) =>
  selectPerson(db, userId).forNoKeyUpdate().executeTakeFirst();

/** The same for the end of the account: waits until everything has ended that writes for this person (`keepPerson`). */
export const lockToErase = (db: Database, userId: string) =>
  selectPerson(db, userId).forUpdate().executeTakeFirst();

export async function insertUser(db: Database, user: Insertable<UserTable>): Promise<void> {
  await db.insertInto('app_user').values(user).execute();
}

export async function changeUser(
  db: Database,
  userId: string,
  values: Updateable<UserTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ ...values, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Notes which conversation a person was in last; no change of the account, so that nothing else of the row changes. */
export async function noteConversation(db: Database, userId: string, conversationId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ last_conversation_id: conversationId })
    .where('id', '=', userId)
    .where('last_conversation_id', 'is distinct from', conversationId)
    .execute();
}

export const passwordHashOf = (db: Database, userId: string) =>
  db.selectFrom('app_user').select('password_hash').where('id', '=', userId).executeTakeFirst();

/** Whether somebody else works as staff (G37). */
export async function otherStaff(db: Database, userId: string): Promise<boolean> {
  // One leaves after the other, so that the last two cannot both leave at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(db);
  const other = await db
    .selectFrom('active_person')
    .select('id')
    .where(sql<boolean>`cardinality(staff_areas) > 0`)
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Locks a person until the transaction ends, so that their changes come one by one; false when the account is gone. */
export async function lockPerson(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('active_person')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps an account from being deleted until the transaction ends; false when it is gone. Whatever a person writes begins
 * with it, so that nothing of theirs comes into being after the account was emptied.
 */
export async function keepPerson(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('active_person')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody who works as staff in an area. */
export async function staffIds(db: Database, area: StaffArea): Promise<string[]> {
  const rows = await db
    .selectFrom('active_person')
    .select('id')
    .where('staff_areas', '@>', sql.val([area]))
    .execute();
  return rows.map((row) => row.id);
}

/** Whether a person works as staff in an area. It lets nobody act: that takes a session opened with more than a password. */
export async function worksAsStaff(db: Database, userId: string, area: StaffArea): Promise<boolean> {
  const row = await db
    .selectFrom('active_person')
    .select('id')
    .where('id', '=', userId)
    .where('staff_areas', '@>', sql.val([area]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A person as an actor, without a session: for addresses that carry who they were made for. Never staff, since no
 * session says that it was opened with more than a password (decision 0010).
 */
export async function actorWithoutSession(db: Database, userId: string): Promise<SignedIn | undefined> {
  const row = await db
    .selectFrom('active_person')
    .select('primary_language')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      kind: 'user',
      userId,
      sessionId: '',
      staffAreas: [],
      teams: [],
      language: row.primary_language,
      clientId: undefined,
    }
  );
}
