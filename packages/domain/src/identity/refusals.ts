import type { RefusalTable } from '../shared/refusal.ts';

/** Why a proof of identity is refused. */
export const identityRefusals = {
  'accounts.identityTaken': 409,
  'accounts.identityDiffers': 409,
  'accounts.nameDiffers': 409,
  'accounts.identityVerified': 409,
  'accounts.noPersonalId': 409,
  'accounts.countryNotInRegistry': 409,
  'accounts.notInRegistry': 409,
} as const satisfies RefusalTable;

export type IdentityRefusal = keyof typeof identityRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    identity: typeof identityRefusals;
  }
}
