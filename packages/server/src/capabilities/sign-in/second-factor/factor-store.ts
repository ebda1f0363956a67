import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Locks the person's second factor until the transaction ends, so that a code is taken once. */
export const lockFactor = (db: Database, userId: string) =>
  db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** Whether the person signs in with a second factor. */
export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts an unproved key in place of an earlier unproved one. @returns false when a proved one stands there */
export async function putKey(
  db: Database,
  {
    userId,
    sealed,
    now,
    confirmedAt = null,
  }: { userId: string; sealed: string; now: Date; confirmedAt?: Date | null },
): Promise<boolean> {
  const result = await sql`
    insert into second_factor (user_id, key_encrypted, created_at, confirmed_at)
    values (${userId}, ${sealed}, ${now}, ${confirmedAt})
    on conflict (user_id) do update set key_encrypted = excluded.key_encrypted, created_at = excluded.created_at,
      last_step = 0 where second_factor.confirmed_at is null`.execute(db);
  return Number(result.numAffectedRows) === 1;
}

export async function keepStep(db: Database, userId: string, step: number): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .execute();
}

/** Takes the second factor away, with its recovery codes. */
export async function removeFactor(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
}

/** Takes away a key that was made and never proved: it was made with a password that is no longer the one. */
export async function removeUnprovedKey(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Puts new recovery codes in place of all earlier ones. */
export async function putRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, hash, used_at: null })))
    .execute();
}

/** Uses a recovery code up. @returns false when it is none, or was used before */
export async function useRecoveryCode(
  db: Database,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((query) => query.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** When a person set up a second factor, for the copy of their data. */
export const factorOf = (db: Database, userId: string) =>
  db
    .selectFrom('second_factor')
    .select(['created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
