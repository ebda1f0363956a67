import { emailKey } from '@heima/domain/contacts/email-address.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { newId } from '#platform/new-id.ts';
import { emailMachine } from './contact-machine.ts';

export interface NewEmail {
  userId: string;
  address: string;
  key: string;
  /** The address of a new account signs in before it is proved; an added one does not (U10). */
  signsIn: boolean;
  becomesPrimary?: boolean;
  now: Date;
}

export async function insertEmail(db: Database, email: NewEmail): Promise<string> {
  const id = newId();
  await db
    .insertInto('email_address')
    .values({
      id,
      user_id: email.userId,
      address: email.address,
      address_key: email.key,
      verified_at: null,
      signs_in: email.signsIn,
      becomes_primary: email.becomesPrimary ?? false,
      undeliverable_at: null,
      created_at: email.now,
    })
    .execute();
  return id;
}

/** The address that signs in under this key, and whose it is. */
export const findSignInAddress = (db: Database, key: string) =>
  db
    .selectFrom('email_address')
    .innerJoin('active_person', 'active_person.id', 'email_address.user_id')
    .select([
      'email_address.id',
      'email_address.address',
      'email_address.user_id',
      'email_address.undeliverable_at',
    ])
    .where('address_key', '=', key)
    .where('signs_in', '=', true)
    .executeTakeFirst();

/** The person whose proved address this is. */
export const ownerOfAddress = (db: Database, key: string) =>
  db
    .selectFrom('proved_email')
    .innerJoin('active_person', 'active_person.id', 'proved_email.user_id')
    .select(['active_person.id', 'full_name', 'primary_language'])
    .where('address_key', '=', key)
    .executeTakeFirst();

export const findEmail = (db: Database, id: string) =>
  db.selectFrom('email_address').selectAll().where('id', '=', id).executeTakeFirst();

export type EmailRow = NonNullable<Awaited<ReturnType<typeof findEmail>>>;

export const emailsOf = (db: Database, userId: string) =>
  db.selectFrom('email_address').selectAll().where('user_id', '=', userId).orderBy('id').execute();

/** The e-mail addresses of a person as a column, the oldest first. */
export const emailsColumn = (db: Database, userId: string) =>
  jsonArrayFrom(
    db
      .selectFrom('email_address')
      .select(['id', 'address', 'verified_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  ).as('emails');

/** Of a person's addresses only this one, or none, is to become the primary one when it is proved. */
export async function chooseComingPrimary(db: Database, userId: string, id: string | null): Promise<void> {
  await db
    .updateTable('email_address')
    .set({ becomes_primary: sql<boolean>`id is not distinct from ${id}::uuid` })
    .where('user_id', '=', userId)
    .execute();
}

/** Marks an address as proved; from now on it signs in. Fails when another account signs in with it. */
export async function markEmailProved(db: Database, id: string, now: Date): Promise<void> {
  await transitionAll({ db, now }, emailMachine, sql`id = ${id}`, 'verify');
}

/**
 * Addresses nobody has proved stop signing in once another is the primary one: a mistyped sign-up address may be
 * somebody else's mailbox.
 */
export async function stopUnprovedSignIn(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('email_address')
    .set({ signs_in: false })
    .where('user_id', '=', userId)
    .where('verified_at', 'is', null)
    .execute();
}

export async function deleteEmail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('email_address').where('id', '=', id).execute();
}

export async function markUndeliverable(db: Database, id: string, at: Date | null): Promise<void> {
  await db.updateTable('email_address').set({ undeliverable_at: at }).where('id', '=', id).execute();
}

/** Deletes the e-mail addresses of a person, all or all but one. */
export async function removeEmails(db: Database, userId: string, keptId?: string): Promise<void> {
  let query = db.deleteFrom('email_address').where('user_id', '=', userId);
  if (keptId) query = query.where('id', '!=', keptId);
  await query.execute();
}

/** More accounts than these are named by no contact that somebody means. */
const mostNamed = 200;

/** People with an e-mail address that is this text or begins with it, proved or not. */
export async function peopleByEmail(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from email_address where starts_with(address_key, ${emailKey(text)}) limit ${mostNamed}`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}
