import { sql } from 'kysely';
import type { Config } from '#config.ts';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { newId } from '#platform/new-id.ts';
import type { Secrets } from '#platform/secrets.ts';
import { signAccessToken } from './access-token.ts';
import { type EndReason, sessionMachine } from './session-machine.ts';

/** How long a session lives without being used. */
export const refreshSeconds = 30 * 24 * 3600;

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

/** The moment so many seconds on. */
export const addSeconds = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

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
      proved_at: now,
      expires_at: addSeconds(now, refreshSeconds),
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

/** Remembers a refresh token by its hash. */
export async function addToken(
  db: Database,
  secrets: Secrets,
  { refresh, sessionId, now }: { refresh: string; sessionId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({ hash: secrets.hash(refresh), session_id: sessionId, created_at: now, replaced_at: null })
    .execute();
}

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
  const which = [
    sql`user_id = ${userId} and ended_at is null`,
    ...(except ? [sql`id != ${except}`] : []),
    ...(only ? [sql`id = ${only}`] : []),
  ];
  const condition = sql.join(which, sql` and `);
  return (await transitionAll({ db, now }, sessionMachine, condition, 'end', { reason })).length;
}

/** Marks a session as opened with more than a password. */
export async function strengthenSession(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ is_strong: true }).where('id', '=', sessionId).execute();
}

/** Marks that whoever holds a session has just proved anew who they are. */
export async function markSessionProved(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ proved_at: now }).where('id', '=', sessionId).execute();
}

/** Whether the holder of a session has proved who they are since then. */
export async function wasProvedSince(db: Database, sessionId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('proved_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** The session that a refresh token belongs to, active or not. */
export const sessionOfToken = (db: Database, hash: string) =>
  db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.user_id'])
    .where('refresh_token.hash', '=', hash)
    .executeTakeFirst();

/** Active sessions of a person, the latest use first. */
export const activeSessions = (db: Database, userId: string, now: Date) =>
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
export async function filterActive(
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
export async function purgeSessions(db: Database, before: Date): Promise<void> {
  await sql`delete from session where coalesce(ended_at, expires_at) < ${before}`.execute(db);
  await db.deleteFrom('refresh_token').where('replaced_at', '<', before).execute();
}

/** Every session of a person for the copy of their data. */
export const sessionsOf = (db: Database, userId: string) =>
  db
    .selectFrom('session')
    .select([
      'id',
      'created_at',
      'last_used_at',
      'proved_at',
      'ended_at',
      'ended_reason',
      'user_agent',
      'address',
      'is_strong',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
