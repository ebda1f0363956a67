import { sql, type Transaction } from 'kysely';
import type { Config } from '#config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { newId } from '#platform/new-id.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { Identify } from '#platform/services.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';

/** How long a session lives without being used. */
export const refreshSeconds = 30 * 24 * 3600;
/** Parallel tabs may send the token that was just replaced; after this, its use means it was stolen. */
export const graceSeconds = 10;

export interface TokenPair {
  access: string;
  refresh: string;
  sessionId: string;
  userId: string;
}

export interface SessionContext {
  config: Config;
  secrets: Secrets;
  now: Date;
  userAgent: string;
  address: string;
  /** Opened with more than a password: a second factor, or an electronic identity. */
  isStrong?: boolean;
}

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** Starts a session for a person who has just proved who they are. */
export async function startSession(
  db: Database,
  userId: string,
  context: SessionContext,
): Promise<TokenPair> {
  const { config, secrets, now, userAgent, address, isStrong = false } = context;
  const sessionId = newId();
  const refresh = secrets.token();
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: later(now, refreshSeconds),
      ended_at: null,
      ended_reason: null,
      user_agent: userAgent,
      address,
      is_strong: isStrong,
    })
    .execute();
  await addToken(db, secrets, { refresh, sessionId, now });
  return { access: await signAccessToken(config, { userId, sessionId, now }), refresh, sessionId, userId };
}

/**
 * Exchanges a refresh token for a new pair. The replaced token still works for ten seconds, so that tabs that
 * refresh together all stay signed in and a lost answer can be asked for again; later it is a stolen one and ends
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
    if (found.replaced_at && now > later(found.replaced_at, graceSeconds)) {
      await endSessions(transaction, { userId, only: sessionId, reason: 'reuse', now });
      return undefined;
    }
    await transaction
      .updateTable('session')
      .set({ last_used_at: now, expires_at: later(now, refreshSeconds), address })
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

/** Finds a living session by one of its tokens, and holds the session so that its exchanges come one by one. */
const lockToken = (db: Transaction<Tables>, hash: string) =>
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
  db: Transaction<Tables>,
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
async function newestSuccessor(db: Transaction<Tables>, secrets: Secrets, refresh: string): Promise<string> {
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

async function addToken(
  db: Database,
  secrets: Secrets,
  { refresh, sessionId, now }: { refresh: string; sessionId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({ hash: secrets.hash(refresh), session_id: sessionId, created_at: now, replaced_at: null })
    .execute();
}

export type EndReason = 'signed-out' | 'password' | 'reuse' | 'ended' | 'second-factor' | 'deleted';

/** Ends sessions of a person at once: all, all but the one that asked, or one. @returns how many ended */
export async function endSessions(
  db: Database,
  {
    userId,
    except,
    only,
    reason,
    now,
  }: { userId: string; except?: string; only?: string; reason: EndReason; now: Date },
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ ended_at: now, ended_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  if (only) query = query.where('id', '=', only);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks a session as opened with more than a password. */
export async function strengthenSession(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ is_strong: true }).where('id', '=', sessionId).execute();
}

/** The session that a refresh token belongs to, living or not. */
export const sessionOfToken = (db: Database, hash: string) =>
  db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.user_id'])
    .where('refresh_token.hash', '=', hash)
    .executeTakeFirst();

/** Living sessions of a person, the latest use first. */
export const livingSessions = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_used_at', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

/** Those of these sessions that have neither ended nor run out. */
export async function openAmong(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether the person has used a session from this network address since then. */
export async function hasUsedAddress(
  db: Database,
  { userId, address, since }: { userId: string; address: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .where('last_used_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes sessions that ended or ran out before a time, and tokens replaced before it. */
export async function forgetSessions(db: Database, before: Date): Promise<void> {
  await sql`delete from session where coalesce(ended_at, expires_at) < ${before}`.execute(db);
  await db.deleteFrom('refresh_token').where('replaced_at', '<', before).execute();
}

/** Reads an access token and checks that its session still lives, so that ending a session counts at once. */
export const identify: Identify = async ({ config, db, clock }, token) => {
  const held = await readAccessToken(config, token, clock());
  if (!held) return undefined;
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select(['app_user.id', 'app_user.is_staff', 'app_user.primary_language', 'session.is_strong'])
    .where('session.id', '=', held.sessionId)
    .where('session.user_id', '=', held.userId)
    .where('session.ended_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      sessionId: held.sessionId,
      isStaff: row.is_staff && row.is_strong,
      isWeakStaff: row.is_staff && !row.is_strong,
      language: row.primary_language,
    }
  );
};
