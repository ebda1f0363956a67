import { createHash } from 'node:crypto';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';

/** How long the same key answers the same result. */
export const keptHours = 24;
/** A request that has run for so long died with its server: the same key may be tried again. */
const stuckSeconds = 40;

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/**
 * Runs `work` once per caller and key. The same request again gets the stored answer; another request under
 * the same key is refused; a copy that arrives while the first still runs waits for its answer.
 */
export async function onceForKey(
  db: Database,
  { caller, key, request, now }: { caller: string; key: string; request: unknown; now: Date },
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const since = new Date(now.getTime() - keptHours * 3600 * 1000);
  const stuck = new Date(now.getTime() - stuckSeconds * 1000);
  await db
    .deleteFrom('idempotent_request')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where((is) =>
      is.or([is('created_at', '<', since), is.and([is('status', 'is', null), is('created_at', '<', stuck)])]),
    )
    .execute();
  const mine = await db
    .insertInto('idempotent_request')
    .values({ caller, key, request_hash: hash, created_at: now, status: null, response: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (mine.numInsertedOrUpdatedRows === 0n) return storedAnswer(db, caller, key, hash);
  try {
    const answer = await work();
    await db
      .updateTable('idempotent_request')
      .set({ status: answer.status, response: JSON.stringify(answer.body ?? null) })
      .where('caller', '=', caller)
      .where('key', '=', key)
      .where('created_at', '=', now)
      .execute();
    return answer;
  } catch (error) {
    // The same key may be tried again. Only this try is let go: one that took so long that it was held for dead may
    // have been followed by another, whose answer counts.
    await db
      .deleteFrom('idempotent_request')
      .where('caller', '=', caller)
      .where('key', '=', key)
      .where('created_at', '=', now)
      .execute();
    throw error;
  }
}

/** Forgets stored answers from before a time. */
export async function forgetStoredAnswers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_request').where('created_at', '<', before).execute();
}

/** Forgets the stored answers of a person, who is named by the caller of signed-in requests. */
export async function forgetAnswersOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('idempotent_request').where('caller', '=', userId).execute();
}

async function storedAnswer(db: Database, caller: string, key: string, hash: string): Promise<StoredAnswer> {
  for (let wait = 0; wait < 100; wait += 1) {
    const row = await db
      .selectFrom('idempotent_request')
      .select(['request_hash', 'status', 'response'])
      .where('caller', '=', caller)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) refuse('common.stateChanged');
    if (row.request_hash !== hash) refuse('common.sameKeyOtherRequest');
    if (row.status !== null) return { status: row.status, body: row.response };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return refuse('common.stateChanged');
}
