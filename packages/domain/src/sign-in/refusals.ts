import type { RefusalTable } from '../shared/refusal.ts';

/** Why signing in is refused. */
export const signInRefusals = {
  'signIn.invalidCredentials': 400,
  'signIn.tooManySignIns': 429,
  'signIn.noSuchEmail': 404,
  'signIn.currentPasswordWrong': 400,
  'signIn.ownerProofNeeded': 403,
  'signIn.secondFactorNeeded': 400,
  'signIn.secondFactorWrong': 400,
  'signIn.secondFactorOn': 409,
  'signIn.secondFactorOff': 409,
  'signIn.secondFactorRequired': 409,
  'signIn.secondFactorSetUpOver': 410,
} as const satisfies RefusalTable;

export type SignInRefusal = keyof typeof signInRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    signIn: typeof signInRefusals;
  }
}
