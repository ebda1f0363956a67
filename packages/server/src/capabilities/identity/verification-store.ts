import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { VerificationTable } from './tables.ts';

export async function insertVerification(db: Database, row: Insertable<VerificationTable>): Promise<void> {
  await db.insertInto('verification').values(row).execute();
}

export const findVerification = (db: Database, id: string) =>
  db.selectFrom('verification').selectAll().where('id', '=', id).executeTakeFirst();

export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

export const verificationOfProvider = (db: Database, providerSessionId: string) =>
  db
    .selectFrom('verification')
    .selectAll()
    .where('provider_session_id', '=', providerSessionId)
    .executeTakeFirst();

export const latestVerification = (db: Database, userId: string) =>
  db
    .selectFrom('verification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks a verification until the transaction ends, so that decisions are applied one by one. */
export const lockVerification = (db: Database, id: string) =>
  db.selectFrom('verification').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Takes the right to ask the provider about a verification now, once in each interval. */
export async function claimVerificationQuestion(
  db: Database,
  id: string,
  { now, intervalMs }: { now: Date; intervalMs: number },
): Promise<boolean> {
  const row = await db
    .updateTable('verification')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('asked_at', 'is', null), row('asked_at', '<=', new Date(now.getTime() - intervalMs))]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another document of the person was accepted and agrees with the account. */
export async function hasOtherProof(db: Database, userId: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('verification')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', exceptId)
    .where('state', '=', 'approved')
    .where('agrees', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every verification of a person, the oldest first. */
export const verificationsOf = (db: Database, userId: string) =>
  db
    .selectFrom('verification')
    .select([
      'id',
      'reference',
      'created_at',
      'state',
      'decided_at',
      'reason_code',
      'findings',
      'agrees',
      'review',
      'reviewed_at',
      'review_reason',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
