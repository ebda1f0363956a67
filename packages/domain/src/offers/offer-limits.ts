import type { Limit } from '../shared/endpoint.ts';

/** A bid stands so many days (C27). */
export const bidDays = 7;
/** Bids in one negotiation: whoever needs more of them had better talk. */
export const maxBids = 100;

/** New bids and bids against others. */
export const bidsPerHour = {
  name: 'bids',
  per: 'actor',
  max: 120,
  seconds: 3600,
} as const satisfies Limit;

/** Answers to bids. */
export const answersPerHour = {
  name: 'bid-answers',
  per: 'actor',
  max: 600,
  seconds: 3600,
} as const satisfies Limit;
