import type { Limit } from '../shared/endpoint.ts';

const minutes = 60;

/** Links are unguessable; this only keeps guessing from costing the server anything. */
export const linkTries = {
  name: 'account-link',
  per: 'address',
  max: 60,
  seconds: 10 * minutes,
} as const satisfies Limit;

/** A code: six digits for ten minutes and five tries (G02, U08). A link: 24 hours (G02). */
export const codeDigits = 6;

export const codeMinutes = 10;

export const codeTries = 5;

export const linkHours = 24;
