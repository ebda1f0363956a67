import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about an e-mail address or phone number is refused. */
export const contactRefusals = {
  'contacts.emailExists': 400,
  'contacts.sendFailed': 400,
  'contacts.emailVerified': 409,
  'contacts.emailNotVerified': 400,
  'contacts.lastEmail': 409,
  'contacts.primaryEmail': 409,
  'contacts.phoneInvalid': 400,
  'contacts.phoneExists': 400,
  'contacts.phoneVerified': 409,
  'contacts.phoneNotVerified': 400,
  'contacts.primaryPhone': 409,
  'contacts.countryNotServed': 400,
  'contacts.smsFailed': 400,
  'contacts.tooManyContacts': 409,
  'contacts.codeWrong': 400,
  'contacts.codeVoid': 400,
  'contacts.codeExpired': 400,
} as const satisfies RefusalTable;

export type ContactRefusal = keyof typeof contactRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    contacts: typeof contactRefusals;
  }
}
