import { codeTries } from '@heima/domain/proofs/proof-limits.ts';
import { type RawBuilder, sql } from 'kysely';
import { lockUser } from '#capabilities/people/public.ts';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { newId } from '#platform/new-id.ts';
import { proofMachine } from './proof-machine.ts';
import type { ProofTable } from './tables.ts';

export type Purpose = ProofTable['purpose'];

export interface NewProof {
  purpose: Purpose;
  /** The e-mail address or phone number to be proved. */
  subjectId: string;
  userId: string;
  pageUrl?: string | undefined;
  now: Date;
  expiresAt: Date;
}

/** Asks for a proof: an earlier one for the same thing becomes void (G02, U01, U08). @returns its id */
export async function askForProof(db: Database, proof: NewProof): Promise<string> {
  const { purpose, subjectId, userId, now } = proof;
  // Of two that are asked for at once the second finds the first, and makes it void.
  await lockUser(db, userId);
  // A person chooses one new password, by whichever address: links to the others are void too.
  const earlier = purpose === 'password_reset' ? sql`user_id = ${userId}` : sql`subject_id = ${subjectId}`;
  await endProofs(db, sql`purpose = ${purpose} and ${earlier}`, now);
  const id = newId();
  await db
    .insertInto('proof')
    .values({
      id,
      purpose,
      subject_id: subjectId,
      user_id: userId,
      page_url: proof.pageUrl ?? null,
      created_at: now,
      expires_at: proof.expiresAt,
      ended_at: null,
    })
    .execute();
  return id;
}

export const findProof = (db: Database, id: string) =>
  db.selectFrom('proof').selectAll().where('id', '=', id).executeTakeFirst();

/** The proof asked for last. */
export const latestProof = (db: Database, purpose: Purpose, subjectId: string) =>
  db
    .selectFrom('proof')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds the hash of a secret that is about to be sent. */
export async function addSecret(db: Database, id: string, hash: string): Promise<void> {
  await db
    .updateTable('proof')
    .set({ secret_hashes: sql<string[]>`array_append(secret_hashes, ${hash})` })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts one try before it is looked at, so that many at once cannot get more than five (U08).
 * @returns the tries so far and the hashes, or nothing when the proof takes no more
 */
export const countTry = (db: Database, id: string, now: Date) =>
  db
    .updateTable('proof')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', codeTries)
    .returning(['tries', 'secret_hashes'])
    .executeTakeFirst();

/** Ends the open proofs of a condition. @returns how many there were */
async function endProofs(db: Database, condition: RawBuilder<unknown>, now: Date): Promise<number> {
  const open = sql`ended_at is null and ${condition}`;
  return (await transitionAll({ db, now }, proofMachine, open, 'end')).length;
}

/** Ends a proof: used, or void. @returns whether it was still open, so that of two at once one wins */
export const endProof = async (db: Database, id: string, now: Date): Promise<boolean> =>
  (await endProofs(db, sql`id = ${id}`, now)) === 1;

/** Makes every open proof of a person void, of one kind or about one thing. */
export async function voidProofs(
  db: Database,
  { userId, purpose, subjectId, now }: { userId: string; purpose?: Purpose; subjectId?: string; now: Date },
): Promise<void> {
  const which = [
    sql`user_id = ${userId}`,
    ...(purpose ? [sql`purpose = ${purpose}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
  ];
  await endProofs(db, sql.join(which, sql` and `), now);
}

export async function purgeProofs(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('proof').where('expires_at', '<', before).execute();
}

/** Deletes every proof of a person. */
export async function removeProofs(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('proof').where('user_id', '=', userId).execute();
}

/** The proofs of a person for the copy of their data, without secrets. */
export const proofsOf = (db: Database, userId: string) =>
  db
    .selectFrom('proof')
    .select(['id', 'purpose', 'page_url', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
