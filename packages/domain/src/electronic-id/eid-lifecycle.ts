import { lifecycle } from '../shared/lifecycle.ts';

export const eidStates = ['open', 'proved', 'done', 'failed'] as const;
export type EidState = (typeof eidStates)[number];

/**
 * Machine 27: a visit to the gateway, or a request to a phone. Proved without an account it waits for an e-mail address.
 * Whoever comes too late is answered that it has expired.
 */
export const eidLifecycle = lifecycle(eidStates, {
  /** Signs in, or ties the identity to an account. */
  finish: { from: ['open'], to: 'done', by: 'holder', otherwise: 'electronicId.eidExpired' },
  awaitEmail: { from: ['open'], to: 'proved', by: 'holder', otherwise: 'electronicId.eidExpired' },
  signUp: { from: ['proved'], to: 'done', by: 'holder', otherwise: 'electronicId.eidExpired' },
  fail: { from: ['open'], to: 'failed', by: 'program', otherwise: 'electronicId.eidExpired' },
});
