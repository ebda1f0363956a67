import { createHash } from 'node:crypto';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';

/** How long the same key answers the same result. */
export const keptHours = 24;
/** How long a copy of a request waits for the answer of the first one. */
const patienceMs = 10_000;

export interface SentAnswer {
  status: number;
  body: unknown;
  /** What a sealed answer gives besides: without its cookies the repeated answer would sign nobody in. */
  cookies?: SentCookie[];
  /** Whose account it belongs to, and is forgotten with. */
  personId?: string | undefined;
}

export interface SentCookie {
  name: string;
  value: string;
  options: { path: string; sameSite: 'lax'; secure: boolean; httpOnly: boolean; maxAge: number };
}

/** Closes and opens an answer that nobody may read in the database. */
interface Seal {
  close(text: string): string;
  open(sealed: string): string;
}

/** A request under a key of its caller. */
export interface IdempotencyKey {
  caller: string;
  key: string;
  requestHash: string;
  now: Date;
  seal?: Seal | undefined;
}

/** What distinguishes one request from another under the same key. */
export const requestHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Answers a request under a key once. The same request again gets the stored answer; another request under the same
 * key is refused; a copy that arrives while the first still runs waits for it. A lock that ends with the first
 * request's process shows whether it runs, so a request that died is tried again at once and one that lives, however
 * long it takes, is never done twice.
 *
 * `work` stores its answer by `keepAnswer` in the transaction of what it does. Should the lock be lost with its
 * connection, the row of the first commit rolls the other one back.
 */
export async function onceForKey(
  { db, locks }: Pick<Services, 'db' | 'locks'>,
  key: IdempotencyKey,
  work: () => Promise<SentAnswer>,
): Promise<SentAnswer> {
  const release = await locks.take(`idempotency ${key.caller} ${key.key}`, patienceMs);
  if (!release) return refuse('common.stateChanged');
  try {
    return (await storedAnswer(db, key)) ?? (await work());
  } catch (error) {
    // A copy that answered meanwhile may be what this one stumbled over.
    const stored = await storedAnswer(db, key);
    if (stored) return stored;
    throw error;
  } finally {
    await release();
  }
}

/** Stores the answer under the key, in the transaction of what the request did. */
export async function keepAnswer(
  db: Database,
  key: IdempotencyKey,
  { status, body, cookies, personId }: SentAnswer,
): Promise<void> {
  const stored = key.seal ? { sealed: key.seal.close(JSON.stringify({ body, cookies })) } : body;
  const answer = {
    person_id: personId ?? null,
    request_hash: key.requestHash,
    answered_at: key.now,
    status,
    response: JSON.stringify(stored ?? null),
  };
  const kept = await db
    .insertInto('idempotency_key')
    .values({ caller: key.caller, key: key.key, ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'key'])
        .doUpdateSet(answer)
        .where('idempotency_key.answered_at', '<', validSince(key.now)),
    )
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows === 0n) throw new Error('Answered meanwhile by a copy of the request');
}

/** Purges the keys that were answered before a time. */
export async function purgeExpiredKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('answered_at', '<', before).execute();
}

/** Purges what was answered to a person, or opened their account. */
export async function purgeKeysOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('idempotency_key').where('person_id', '=', userId).execute();
}

const validSince = (now: Date): Date => new Date(now.getTime() - keptHours * 3_600_000);

async function storedAnswer(
  db: Database,
  { caller, key, requestHash: hash, now, seal }: IdempotencyKey,
): Promise<SentAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'response'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('answered_at', '>=', validSince(now))
    .executeTakeFirst();
  if (row && row.request_hash !== hash) refuse('common.sameKeyOtherRequest');
  if (!row || !seal) return row && { status: row.status, body: row.response };
  const opened = JSON.parse(seal.open((row.response as { sealed: string }).sealed)) as Omit<
    SentAnswer,
    'status'
  >;
  return { status: row.status, ...opened };
}
