import { signedIn } from '@heima/domain/shared/actor.ts';
import { type LinkedIdentity, linkIdentity } from '#capabilities/identity/public.ts';
import { markSessionProved } from '#capabilities/sessions/public.ts';
import type { Call } from '#platform/http/call.ts';
import { type EidSession, finishEidSession } from './eid-session-store.ts';
import { orFail } from './follow-session.ts';
import { refusingIdentityConflict } from './identity-conflict.ts';

/**
 * Ties the identity that an open session has proved to an account, and ends the session: once, however often asked.
 * Whoever has it tied already proves by it that they are still the owner.
 */
export const tieIdentity = (call: Call, session: EidSession, proved: LinkedIdentity): Promise<void> =>
  orFail(call, session, () =>
    refusingIdentityConflict(() =>
      call.change(async (unit) => {
        await finishEidSession(unit, session.id, 'finish');
        await linkIdentity(unit, call.services, proved);
        await markSessionProved(unit.db, signedIn(call.actor).sessionId, unit.now);
      }),
    ),
  );
