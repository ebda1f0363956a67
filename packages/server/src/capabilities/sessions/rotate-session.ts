import type { Transaction } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Schema } from '#platform/db/tables.ts';
import type { Secrets } from '#platform/secrets.ts';
import { signAccessToken } from './access-token.ts';
import {
  addSeconds,
  addToken,
  endSessions,
  refreshSeconds,
  type SessionContext,
  type TokenPair,
} from './session-store.ts';

/** Parallel tabs may send the token that was just replaced; after this, its use means it was stolen. */
const graceSeconds = 10;

/**
 * Exchanges a refresh token for a new pair. The replaced token still works for ten seconds, so that tabs that
 * refresh together all stay signed in and a lost answer can be asked for again; addSeconds it is a stolen one and ends
 * the whole family. A token has one successor, derived from it: whoever repeats an exchange gets the same one, so
 * that a family never splits into branches of which a thief could keep one unnoticed.
 * @returns nothing when the token is unknown, expired, ended or reused
 */
export async function rotateSession(
  db: Database,
  refresh: string,
  context: SessionContext,
): Promise<TokenPair | undefined> {
  const { config, secrets, now, address } = context;
  return db.transaction().execute(async (transaction) => {
    const found = await lockToken(transaction, secrets.hash(refresh));
    if (!found || found.expires_at <= now) return undefined;
    const { session_id: sessionId, user_id: userId } = found;
    if (found.replaced_at && now > addSeconds(found.replaced_at, graceSeconds)) {
      await endSessions(transaction, { userId, only: sessionId, reason: 'reuse', now });
      return undefined;
    }
    await transaction
      .updateTable('session')
      .set({ last_used_at: now, expires_at: addSeconds(now, refreshSeconds), address })
      .where('id', '=', sessionId)
      .execute();
    const next = found.replaced_at
      ? await newestSuccessor(transaction, secrets, refresh)
      : await replaceToken(transaction, secrets, { refresh, sessionId, now });
    return {
      access: await signAccessToken(config, { userId, sessionId, now }),
      refresh: next,
      sessionId,
      userId,
    };
  });
}

/** Finds an active session by one of its tokens, and locks the session so that its exchanges come one by one. */
const lockToken = (db: Transaction<Schema>, hash: string) =>
  db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session_id', 'session.user_id', 'session.expires_at', 'refresh_token.replaced_at'])
    .where('refresh_token.hash', '=', hash)
    .where('session.ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const successorOf = (secrets: Secrets, refresh: string): string => secrets.hash(`successor of ${refresh}`);

async function replaceToken(
  db: Transaction<Schema>,
  secrets: Secrets,
  { refresh, sessionId, now }: { refresh: string; sessionId: string; now: Date },
): Promise<string> {
  await db
    .updateTable('refresh_token')
    .set({ replaced_at: now })
    .where('hash', '=', secrets.hash(refresh))
    .execute();
  const next = successorOf(secrets, refresh);
  await addToken(db, secrets, { refresh: next, sessionId, now });
  return next;
}

/** The token of the family that has not been replaced yet, from an older one. */
async function newestSuccessor(db: Transaction<Schema>, secrets: Secrets, refresh: string): Promise<string> {
  let at = refresh;
  for (;;) {
    at = successorOf(secrets, at);
    const row = await db
      .selectFrom('refresh_token')
      .select('replaced_at')
      .where('hash', '=', secrets.hash(at))
      .executeTakeFirstOrThrow();
    if (!row.replaced_at) return at;
  }
}
