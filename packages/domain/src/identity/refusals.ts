import type { RefusalTable } from '../shared/refusal.ts';

/** Why a proof of identity is refused. */
export const identityRefusals = {
  'identity.identityTaken': 409,
  'identity.identityDiffers': 409,
  'identity.nameDiffers': 409,
  'identity.identityVerified': 409,
  'identity.noPersonalId': 409,
  'identity.countryNotInRegistry': 409,
  'identity.notInRegistry': 409,
  'identity.notUnderReview': 409,
  'identity.reviewDecided': 409,
} as const satisfies RefusalTable;

export type IdentityRefusal = keyof typeof identityRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    identity: typeof identityRefusals;
  }
}
