import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '#config.ts';

/** How long an access token works (rulings, Wire). */
export const accessSeconds = 15 * 60;

const key = (config: Config): Uint8Array => new TextEncoder().encode(config.TOKEN_SECRET);

/** Signs who holds which session; `user_id` and `exp` are what the documents call the token info. */
export async function signAccessToken(
  config: Config,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user_id: userId, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(key(config));
}

/** Reads an access token; nothing when it is not ours, changed or too old. */
export async function readAccessToken(
  config: Config,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string; endsAt: Date } | undefined> {
  const claims = await jwtVerify(token, key(config), { algorithms: ['HS256'], currentDate: now }).catch(
    () => undefined,
  );
  const { user_id: userId, sid: sessionId, exp } = claims?.payload ?? {};
  if (typeof userId !== 'string' || typeof sessionId !== 'string' || exp === undefined) return undefined;
  return { userId, sessionId, endsAt: new Date(exp * 1000) };
}
