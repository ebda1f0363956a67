import { emailsColumn, phonesColumn } from '#capabilities/contacts/public.ts';
import { identityColumn } from '#capabilities/identity/public.ts';
import { unseenColumn } from '#capabilities/notifications/public.ts';
import { findPersonWith, pictureColumn } from '#capabilities/people/public.ts';
import { rentalProfileColumn } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';

/** A person with e-mail addresses and phones, the oldest first, unseen notifications, picture, tied ID and rental profile, in one statement. */
export const findAccount = (db: Database, userId: string) =>
  findPersonWith(db, userId, [
    emailsColumn(db, userId),
    phonesColumn(db, userId),
    unseenColumn(userId),
    pictureColumn(db, userId),
    identityColumn(db, userId),
    rentalProfileColumn(db, userId),
  ]);

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
