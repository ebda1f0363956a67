import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '#config.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/new-id.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { Identify } from '#platform/services.ts';

/** How long an access token works (rulings, Wire). */
export const accessSeconds = 15 * 60;
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

const key = (config: Config): Uint8Array => new TextEncoder().encode(config.TOKEN_SECRET);

async function accessToken(config: Config, userId: string, sessionId: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user_id: userId, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(key(config));
}

export interface SessionContext {
  config: Config;
  secrets: Secrets;
  now: Date;
  userAgent: string;
  address: string;
}

/** Starts a session for a person who has just proved who they are. */
export async function startSession(
  db: Database,
  userId: string,
  context: SessionContext,
): Promise<TokenPair> {
  const { now, userAgent, address } = context;
  const id = newId();
  await db
    .insertInto('session')
    .values({
      id,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: later(now, refreshSeconds),
      ended_at: null,
      ended_reason: null,
      user_agent: userAgent,
      address,
    })
    .execute();
  return tokenPair(db, id, userId, context);
}

/**
 * Exchanges a refresh token for a new pair. The replaced token still works for ten seconds, so that tabs that
 * refresh together all stay signed in and a lost answer can be asked for again; later it is a stolen one and ends
 * the whole family.
 * @returns nothing when the token is unknown, expired, ended or reused
 */
export async function rotateSession(
  db: Database,
  refresh: string,
  context: SessionContext,
): Promise<TokenPair | undefined> {
  const { secrets, now } = context;
  const hash = secrets.hash(refresh);
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['session.id', 'session.user_id', 'session.expires_at', 'refresh_token.replaced_at'])
      .where('refresh_token.hash', '=', hash)
      .where('session.ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!found || found.expires_at <= now) return undefined;
    if (found.replaced_at && now > later(found.replaced_at, graceSeconds)) {
      await endSessions(transaction, { userId: found.user_id, only: found.id, reason: 'reuse', now });
      return undefined;
    }
    if (!found.replaced_at)
      await transaction
        .updateTable('refresh_token')
        .set({ replaced_at: now })
        .where('hash', '=', hash)
        .execute();
    await transaction
      .updateTable('session')
      .set({ last_used_at: now, expires_at: later(now, refreshSeconds) })
      .where('id', '=', found.id)
      .execute();
    return tokenPair(transaction, found.id, found.user_id, context);
  });
}

async function tokenPair(
  db: Database,
  sessionId: string,
  userId: string,
  context: SessionContext,
): Promise<TokenPair> {
  const refresh = context.secrets.token();
  await db
    .insertInto('refresh_token')
    .values({
      hash: context.secrets.hash(refresh),
      session_id: sessionId,
      created_at: context.now,
      replaced_at: null,
    })
    .execute();
  return {
    access: await accessToken(context.config, userId, sessionId, context.now),
    refresh,
    sessionId,
    userId,
  };
}

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** Ends sessions of a person at once: all, all but the one that asked, or one. */
export async function endSessions(
  db: Database,
  {
    userId,
    except,
    only,
    reason,
    now,
  }: { userId: string; except?: string; only?: string; reason: string; now: Date },
): Promise<void> {
  let query = db
    .updateTable('session')
    .set({ ended_at: now, ended_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  if (only) query = query.where('id', '=', only);
  await query.execute();
}

/** Reads an access token and checks that its session still lives, so that ending a session counts at once. */
export const identify: Identify = async ({ config, db, clock }, token) => {
  const now = clock();
  const claims = await jwtVerify(token, key(config), { algorithms: ['HS256'], currentDate: now }).catch(
    () => undefined,
  );
  const [userId, sessionId] = [claims?.payload.user_id, claims?.payload.sid];
  if (typeof userId !== 'string' || typeof sessionId !== 'string') return undefined;
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select(['app_user.id', 'app_user.is_staff', 'app_user.primary_language'])
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { userId: row.id, sessionId, isStaff: row.is_staff, language: row.primary_language };
};
