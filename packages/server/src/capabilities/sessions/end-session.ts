import type { endSession as contract } from '@heima/domain/sessions/endpoints.ts';
import { sessionClosed } from '@heima/domain/sessions/events.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { endSessions } from './session-store.ts';

/** Signs one device out. A session of somebody else, or one that has ended, is not found (U16). */
export const endSession: Handler<typeof contract> = async ({ params }, call) => {
  const { userId, sessionId } = signedIn(call.actor);
  await call.change(async (unit) => {
    const ended = await endSessions(unit.db, { userId, only: params.id, reason: 'ended', now: unit.now });
    if (ended === 0) refuse('common.notFound');
    await unit.record(sessionClosed, userId, { sessionId: params.id });
  });
  if (params.id === sessionId) clearSessionCookies(call);
};
