import type { Limit } from '../shared/endpoint.ts';

/** Days that an invitation is valid (G02). */
export const invitationDays = 14;
/** Requests of one person that are pending or accepted. */
export const maxCorenters = 10;
/** Invitations of one person, and e-mails to one address from anybody, in a day. */
export const invitationsPerPerson = { max: 20, seconds: 24 * 3600 };
export const invitationsPerAddress = { max: 5, seconds: 24 * 3600 };

/** Tokens are unguessable; this only keeps guessing from costing anything. */
export const invitationTries = {
  name: 'invitation-token',
  per: 'address',
  max: 120,
  seconds: 600,
} as const satisfies Limit;
