import { lifecycle } from '../shared/lifecycle.ts';
import type { RefusalCode } from '../shared/refusal.ts';
import { codeTries } from './proof-limits.ts';

/** Machine 26: a link or a code that was sent. It ends by being used, by a newer one or by the last wrong try. */
export const proofStates = ['open', 'expired', 'ended'] as const;
export type ProofState = (typeof proofStates)[number];

export const proofLifecycle = lifecycle(proofStates, {
  end: { from: ['open', 'expired'], to: 'ended', by: 'holder' },
});

export interface ProofFacts {
  endedAt: Date | null;
  expiresAt: Date;
}

/** What has become of a proof by now. */
export function proofState({ endedAt, expiresAt }: ProofFacts, now: Date): ProofState {
  if (endedAt !== null) return 'ended';
  return expiresAt > now ? 'open' : 'expired';
}

/** Why a code is not even compared, or nothing (R154, U08): used, replaced, out of tries, or too old. */
export function refusalToTryCode(
  proof: (ProofFacts & { tries: number }) | undefined,
  now: Date,
): Extract<RefusalCode, `${string}.codeVoid` | `${string}.codeExpired`> | undefined {
  const state = proof && proofState(proof, now);
  if (!proof || state === 'ended') return 'contacts.codeVoid';
  if (state === 'expired') return 'contacts.codeExpired';
  return proof.tries < codeTries ? undefined : 'contacts.codeVoid';
}
