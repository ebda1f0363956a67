import type { Call } from '#platform/http/call.ts';
import { cookieNames } from '#platform/http/request-actor.ts';
import { accessSeconds } from './access-token.ts';
import { rememberDevice } from './known-device.ts';
import { refreshSeconds, type SessionContext, type TokenPair } from './session-store.ts';

/**
 * Whether a browser's page is calling: it names its origin with every unsafe call. Only browsers get cookies; a script
 * that keeps them would send them back without an Origin and be taken for a forged call.
 */
const isBrowser = ({ origin }: Pick<Call, 'origin'>): boolean => origin !== undefined;

/** Puts the tokens into httpOnly cookies, for browsers. */
export function setSessionCookies(
  call: Pick<Call, 'origin' | 'cookies' | 'services' | 'now' | 'opensAccount'>,
  pair: TokenPair,
): void {
  if (isBrowser(call)) giveSessionCookies(call, pair);
  else call.opensAccount(pair.userId);
}

/** The same where the caller is known to be a browser otherwise: it names no origin with a GET. */
export function giveSessionCookies(
  call: Pick<Call, 'cookies' | 'services' | 'now' | 'opensAccount'>,
  pair: TokenPair,
): void {
  const { cookies } = call;
  call.opensAccount(pair.userId);
  cookies.set(cookieNames.access, pair.access, { maxAgeSeconds: accessSeconds });
  cookies.set(cookieNames.refresh, pair.refresh, { maxAgeSeconds: refreshSeconds });
  rememberDevice(call, pair.userId);
}

export function clearSessionCookies({ cookies }: Pick<Call, 'cookies'>): void {
  cookies.clear(cookieNames.access);
  cookies.clear(cookieNames.refresh);
}

/** What a session is started with, from the request. */
export const sessionContext = ({ services, now, userAgent, address }: Call): SessionContext => ({
  config: services.config,
  secrets: services.secrets,
  now,
  userAgent,
  address,
});
