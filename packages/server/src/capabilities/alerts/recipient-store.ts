import type { Database } from '#platform/db/database.ts';

/** Who gets the letters of a person, and in which language; nothing unless the primary address is verified and works. */
export const recipientOf = (db: Database, userId: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('email_address', 'email_address.id', 'app_user.primary_email_id')
    .select([
      'email_address.address',
      'app_user.full_name as fullName',
      'app_user.primary_language as language',
    ])
    .where('app_user.id', '=', userId)
    .where('app_user.deleted_at', 'is', null)
    .where('email_address.verified_at', 'is not', null)
    .where('email_address.undeliverable_at', 'is', null)
    .executeTakeFirst();
