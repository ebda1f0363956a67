import type { refreshTokens as contract } from '@heima/domain/sessions/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { cookieNames } from '#platform/http/request-actor.ts';
import { rotateSession } from './rotate-session.ts';
import { clearSessionCookies, sessionContext, setSessionCookies } from './session-cookies.ts';

/**
 * Exchanges a refresh token (E002). Only a clear refusal clears the cookies, and only when it was theirs that was
 * refused; any other failure leaves them for another try (U13).
 */
export const refreshTokens: Handler<typeof contract> = async ({ body }, call) => {
  const refresh = body.refresh ?? call.cookies.get(cookieNames.refresh);
  const pair = refresh && (await rotateSession(call.services.db, refresh, sessionContext(call)));
  if (!pair) {
    if (body.refresh === undefined) clearSessionCookies(call);
    return refuse('sessions.sessionEnded');
  }
  setSessionCookies(call, pair);
  return { access: pair.access, refresh: pair.refresh };
};
