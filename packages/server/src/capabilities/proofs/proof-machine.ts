import { proofLifecycle, proofState } from '@heima/domain/proofs/proof-state.ts';
import { machine } from '#platform/db/transition.ts';

/** What becomes of a link or code. */
export const proofMachine = machine({
  table: 'proof',
  lifecycle: proofLifecycle,
  stateOf: ({ ended_at, expires_at }, now) => proofState({ endedAt: ended_at, expiresAt: expires_at }, now),
  steps: { end: { write: ({ now }) => ({ ended_at: now }) } },
});
