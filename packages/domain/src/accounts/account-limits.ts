import type { Limit } from '../shared/endpoint.ts';

const minutes = 60;
const hours = 60 * minutes;

/**
 * Calls that tell whether an account exists are counted together, for one network address here and for one e-mail
 * address or number in the use cases (rulings, Security; C50).
 */
export const tellsAccounts = {
  name: 'account-exists',
  per: 'address',
  max: 100,
  seconds: 10 * minutes,
} as const satisfies Limit;
export const tellsAccountsPerSubject = { max: 20, seconds: 10 * minutes };

/** Links are unguessable; this only keeps guessing from costing the server anything. */
export const linkTries = {
  name: 'account-link',
  per: 'address',
  max: 60,
  seconds: 10 * minutes,
} as const satisfies Limit;

/**
 * Wrong passwords (C03, U17). From one network address for one account few are allowed; all strange addresses
 * together get more, and the addresses the owner has signed in from lately are counted apart from them, so that
 * strangers cannot keep the owner out.
 */
export const signInTries = {
  accountFromAddress: { max: 10, seconds: 15 * minutes },
  accountFromStrangers: { max: 30, seconds: 15 * minutes },
  address: { max: 100, seconds: 15 * minutes },
};

/** Wrong current passwords when the password is changed: whoever holds an open session must not guess on. */
export const currentPasswordTries = { max: 10, seconds: 15 * minutes };

/** Wrong codes beside the right password that may be slips of the owner's; the next one is told by letter. */
export const wrongCodesUntold = { max: 4, seconds: 24 * hours };

/** Reset links to one person. */
export const resetLinks = { max: 5, seconds: hours };

/** Confirmation e-mails: a pause between two, and so many a day to one address. */
export const confirmationPauseSeconds = 60;
export const confirmationsPerDay = { max: 10, seconds: 24 * hours };

/** SMS codes (G02): pause between two, and so many a day to one number and for one person. */
export const codePauseSeconds = 60;
export const codesPerNumber = { max: 5, seconds: 24 * hours };
export const codesPerPerson = { max: 15, seconds: 24 * hours };
export const codesPerAddress = {
  name: 'phone-code',
  per: 'address',
  max: 100,
  seconds: 24 * hours,
} as const satisfies Limit;

/** A code: six digits for ten minutes and five tries (G02, U08). A link: 24 hours (G02). */
export const codeDigits = 6;
export const codeMinutes = 10;
export const codeTries = 5;
export const linkHours = 24;

/** Requests for electronic ID to one phone: each reaches a person, who may never have asked for it. */
export const eidStartsPerPhone = { max: 3, seconds: 10 * minutes };
/** The window of EID_STARTS_PER_ADDRESS. */
export const eidAddressSeconds = hours;

/** Questions how an electronic ID stands: a page asks every few seconds for two minutes. */
export const eidQuestions = {
  name: 'eid-status',
  per: 'address',
  max: 600,
  seconds: 10 * minutes,
} as const satisfies Limit;

/** Visits to the identity gateway from one network address. */
export const gatewaySessions = {
  name: 'eid-gateway',
  per: 'address',
  max: 60,
  seconds: 10 * minutes,
} as const satisfies Limit;

/** How long a visit to the gateway may take, and how long its result may wait for an e-mail address. */
export const gatewayMinutes = 15;
export const provedMinutes = 10;

/** Verifications of a document that one person may open. */
export const verificationsPerPerson = { max: 5, seconds: hours };

/** Lookups in the national registry (integrations 9). */
export const registryLookups = {
  name: 'refresh-entity',
  per: 'actor',
  max: 20,
  seconds: hours,
} as const satisfies Limit;

/** E-mail addresses, and phone numbers, of one person. */
export const maxContacts = 10;
