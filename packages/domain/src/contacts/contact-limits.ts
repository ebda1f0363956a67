import type { Limit } from '../shared/endpoint.ts';

const minutes = 60;

const hours = 60 * minutes;

/**
 * Calls that reveal whether an account exists are counted together, for one network address here and for one e-mail
 * address or number in the use cases (rulings, Security; C50).
 */
export const revealsAccounts = {
  name: 'account-exists',
  per: 'address',
  max: 100,
  seconds: 10 * minutes,
} as const satisfies Limit;

/** Of one address or number: from one network address or its owner's browser, and for all strangers together. */
export const revealsAccountsPerSubject = { max: 20, seconds: 10 * minutes };

export const revealsAccountsToStrangers = { max: 300, seconds: 10 * minutes };

/** Confirmation e-mails: a pause between two, and so many a day to one address for one account, and for all. */
export const confirmationPauseSeconds = 60;

export const confirmationsPerDay = { max: 10, seconds: 24 * hours };

export const confirmationsOfAll = { max: 40, seconds: 24 * hours };

/** SMS codes (G02): pause between two, and so many a day to one number for one account, to it for all, and for one person. */
export const codePauseSeconds = 60;

export const codesPerNumber = { max: 5, seconds: 24 * hours };

export const codesPerNumberOfAll = { max: 20, seconds: 24 * hours };

export const codesPerPerson = { max: 15, seconds: 24 * hours };

export const codesPerAddress = {
  name: 'phone-code',
  per: 'address',
  max: 100,
  seconds: 24 * hours,
} as const satisfies Limit;

/** E-mail addresses, and phone numbers, of one person. */
export const maxContacts = 10;
