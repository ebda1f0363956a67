import { sessionLifecycle } from '@heima/domain/sessions/session-lifecycle.ts';
import { machine } from '#platform/db/transition.ts';

/** Why a session ended before its time. */
export type EndReason = 'signed-out' | 'password' | 'reuse' | 'ended' | 'second-factor' | 'deleted';

/** How long somebody is signed in. */
export const sessionMachine = machine({
  table: 'session',
  lifecycle: sessionLifecycle,
  stateOf({ ended_at, expires_at }, now) {
    if (ended_at !== null) return 'ended';
    return expires_at > now ? 'active' : 'expired';
  },
  steps: {
    end: {
      write: ({ now, payload }: { now: Date; payload: { reason: EndReason } }) => ({
        ended_at: now,
        ended_reason: payload.reason,
      }),
    },
  },
});
