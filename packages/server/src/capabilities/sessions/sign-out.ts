import type { signOut as contract } from '@heima/domain/sessions/endpoints.ts';
import { signedOut } from '@heima/domain/sessions/events.ts';
import type { Handler } from '#platform/http/call.ts';
import { cookieNames } from '#platform/http/request-actor.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { endSessions, sessionOfToken } from './session-store.ts';

/** Ends the session that the caller holds by access or refresh token, and always clears the cookies (X001, G01). */
export const signOut: Handler<typeof contract> = async ({ body }, call) => {
  const { services, actor } = call;
  const refresh = body.refresh ?? call.cookies.get(cookieNames.refresh);
  const byToken = refresh && (await sessionOfToken(services.db, services.secrets.hash(refresh)));
  const held = [
    ...(actor.kind === 'user' ? [{ id: actor.sessionId, user_id: actor.userId }] : []),
    ...(byToken ? [byToken] : []),
  ];
  const answer = await call.answer(async (unit) => {
    for (const { id, user_id: userId } of held) {
      const ended = await endSessions(unit.db, { userId, only: id, reason: 'signed-out', now: unit.now });
      if (ended > 0) await unit.record(signedOut, userId);
    }
  });
  clearSessionCookies(call);
  return answer;
};
