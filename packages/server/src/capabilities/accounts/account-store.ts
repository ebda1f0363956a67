import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/db/database.ts';

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
