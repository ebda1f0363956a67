import type { RefusalTable } from '../shared/refusal.ts';

/** Why signing in is refused. */
export const signInRefusals = {
  'accounts.invalidCredentials': 400,
  'accounts.tooManySignIns': 429,
  'accounts.noSuchEmail': 404,
  'accounts.currentPasswordWrong': 400,
  'accounts.secondFactorNeeded': 400,
  'accounts.secondFactorWrong': 400,
  'accounts.secondFactorOn': 409,
  'accounts.secondFactorOff': 409,
  'accounts.secondFactorRequired': 409,
} as const satisfies RefusalTable;

export type SignInRefusal = keyof typeof signInRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    signIn: typeof signInRefusals;
  }
}
