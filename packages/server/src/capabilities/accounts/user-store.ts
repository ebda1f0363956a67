import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/db/database.ts';
import type { UserTable } from './tables.ts';

const unseenNotifications = sql<number>`(
  select count(*)::int from notification n where n.user_id = app_user.id and n.seen_at is null)`;

/** A person with e-mail addresses and phones, the oldest first, and unseen notifications, in one statement. */
export const findAccount = (db: Database, userId: string) =>
  db
    .selectFrom('app_user')
    .selectAll()
    .select((query) => [
      jsonArrayFrom(
        query
          .selectFrom('email_address')
          .select(['id', 'address', 'verified_at'])
          .whereRef('email_address.user_id', '=', 'app_user.id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('emails'),
      jsonArrayFrom(
        query
          .selectFrom('phone')
          .select(['id', 'country_code', 'number', 'verified_at'])
          .whereRef('phone.user_id', '=', 'app_user.id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('phones'),
      unseenNotifications.as('unseen_notifications'),
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** A person, held until the transaction ends, so that changes of one account come one by one. */
export const lockUser = (db: Database, userId: string) =>
  db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

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

export const passwordHashOf = (db: Database, userId: string) =>
  db.selectFrom('app_user').select('password_hash').where('id', '=', userId).executeTakeFirst();

/** Where letters to a person go: the primary address, in the person's language. */
export const mailingAddress = (db: Database, userId: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('email_address', 'email_address.id', 'app_user.primary_email_id')
    .select([
      'email_address.id',
      'email_address.address',
      'email_address.verified_at',
      'app_user.full_name',
      'app_user.primary_language',
    ])
    .where('app_user.id', '=', userId)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
