import { lifecycle } from '../shared/lifecycle.ts';

/** Machine 27: signed in until the time is over, or until the session is ended. */
export const sessionStates = ['active', 'expired', 'ended'] as const;

export const sessionLifecycle = lifecycle(sessionStates, {
  end: { from: ['active', 'expired'], to: 'ended', by: 'edit', otherwise: 'common.notFound' },
});
