import type { Limit } from '../shared/endpoint.ts';

const day = 24 * 3600;

export const maxMessage = 2000;
export const maxAnswerMessage = 2000;
export const maxNotes = 5000;
export const maxTags = 10;
export const maxTagLength = 30;
/** Months that somebody may ask to stay. */
export const maxMonths = 120;
export const maxAdults = 20;
export const maxChildren = 20;
/** Applications that are denied in one call (R201). */
export const maxRejected = 200;
/** A preview is kept so long. */
export const previewHours = 24;

/** Applications of one person in a day: more are sent by nobody who wants each of these homes. */
export const applicationsPerDay = {
  name: 'applications',
  per: 'actor',
  max: 60,
  seconds: day,
} as const satisfies Limit;

export const previewsPerHour = {
  name: 'application-previews',
  per: 'actor',
  max: 120,
  seconds: 3600,
} as const satisfies Limit;

/** Answers, notes and tags of a landlord. */
export const applicationWrites = {
  name: 'application-writes',
  per: 'actor',
  max: 1200,
  seconds: 3600,
} as const satisfies Limit;
