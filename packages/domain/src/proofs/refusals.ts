import type { RefusalTable } from '../shared/refusal.ts';

/** Why a link or code is refused. */
export const proofRefusals = {
  'accounts.linkExpired': 410,
  'accounts.linkMismatch': 400,
  'accounts.sentRecently': 429,
  'accounts.tooManySent': 429,
} as const satisfies RefusalTable;

export type ProofRefusal = keyof typeof proofRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    proofs: typeof proofRefusals;
  }
}
