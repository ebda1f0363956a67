import type { RefusalTable } from '../shared/refusal.ts';

/** Why an account call says no; the texts stand in `locales/<language>/accounts.json`. */
export const accountRefusals = {
  'accounts.invalidCredentials': 400,
  'accounts.tooManySignIns': 429,
  'accounts.sessionEnded': 401,
  'accounts.emailExists': 400,
  'accounts.noSuchEmail': 404,
  'accounts.sendFailed': 400,
  'accounts.linkExpired': 410,
  'accounts.linkMismatch': 400,
  'accounts.identityLocked': 409,
  'accounts.birthDateRange': 400,
  'accounts.currentPasswordWrong': 400,
  'accounts.urlNotOurs': 400,
  'accounts.emailVerified': 409,
  'accounts.emailNotVerified': 400,
  'accounts.lastEmail': 409,
  'accounts.primaryEmail': 409,
  'accounts.phoneInvalid': 400,
  'accounts.phoneExists': 400,
  'accounts.phoneVerified': 409,
  'accounts.phoneNotVerified': 400,
  'accounts.primaryPhone': 409,
  'accounts.countryNotServed': 400,
  'accounts.tooManyContacts': 409,
  'accounts.sentRecently': 429,
  'accounts.tooManySent': 429,
  'accounts.codeWrong': 400,
  'accounts.codeVoid': 400,
  'accounts.codeExpired': 400,
  'accounts.mobileLoginNotYet': 503,
} as const satisfies RefusalTable;

export type AccountRefusal = keyof typeof accountRefusals;
