import { type LinkedIdentity, linkIdentity } from '#capabilities/identity/public.ts';
import type { Call } from '#platform/http/call.ts';
import { type EidSession, finishEidSession } from './eid-session-store.ts';
import { orFail } from './follow-session.ts';
import { refusingIdentityConflict } from './identity-conflict.ts';

/** Ties the identity that an open session has proved to an account, and ends the session: once, however often asked. */
export const tieIdentity = (call: Call, session: EidSession, proved: LinkedIdentity): Promise<void> =>
  orFail(call, session, () =>
    refusingIdentityConflict(() =>
      call.change(async (unit) => {
        await finishEidSession(unit, session.id, 'finish');
        await linkIdentity(unit, call.services, proved);
      }),
    ),
  );
