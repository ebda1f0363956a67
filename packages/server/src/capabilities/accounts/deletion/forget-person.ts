import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { purgeKeysOf } from '#platform/http/idempotency-key.ts';
import { changeUser } from '../user-store.ts';

/** What names or shows the person, each with a column `user_id`. */
const personal = [
  'email_address',
  'phone',
  'proof',
  'second_factor',
  'identity',
  'eid_session',
  'verification',
] as const;

/**
 * Takes everything out of an account that names the person. The empty row stays, because contracts and bookkeeping,
 * which the law asks to keep, point at it.
 */
export async function forgetPerson(db: Database, userId: string, now: Date): Promise<void> {
  await changeUser(
    db,
    userId,
    {
      full_name: '',
      username: `deleted-${userId}`,
      staff_areas: [],
      birth_date: null,
      bio: null,
      primary_email_id: null,
      primary_phone_id: null,
      password_hash: null,
      last_conversation_id: null,
      deleted_at: now,
    },
    now,
  );
  // Stored answers to repeated requests hold what was read and written.
  await purgeKeysOf(db, userId);
  for (const table of personal) await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Whether somebody else works as staff (G37). */
export async function otherStaff(db: Database, userId: string): Promise<boolean> {
  // One leaves after the other, so that the last two cannot both leave at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(db);
  const other = await db
    .selectFrom('app_user')
    .select('id')
    .where('is_staff', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
