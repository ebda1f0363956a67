import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about an e-mail address or phone number is refused. */
export const contactRefusals = {
  'accounts.emailExists': 400,
  'accounts.sendFailed': 400,
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
  'accounts.smsFailed': 400,
  'accounts.tooManyContacts': 409,
  'accounts.codeWrong': 400,
  'accounts.codeVoid': 400,
  'accounts.codeExpired': 400,
  'accounts.urlNotOurs': 400,
} as const satisfies RefusalTable;

export type ContactRefusal = keyof typeof contactRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    contacts: typeof contactRefusals;
  }
}
