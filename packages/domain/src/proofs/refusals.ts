import type { RefusalTable } from '../shared/refusal.ts';

/** Why a link or code is refused. */
export const proofRefusals = {
  'proofs.linkExpired': 410,
  'proofs.linkMismatch': 400,
  'proofs.sentRecently': 429,
  'proofs.tooManySent': 429,
} as const satisfies RefusalTable;

export type ProofRefusal = keyof typeof proofRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    proofs: typeof proofRefusals;
  }
}
