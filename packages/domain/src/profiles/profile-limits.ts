import type { Limit } from '../shared/endpoint.ts';

/** Largest picture or document in bytes (R137); shown to people as 10 MB. */
export const maxFileBytes = 10_000_000;
/** Pause before a chosen file is sent (R138), in milliseconds. */
export const uploadPauseMs = 200;
/** More languages than this nobody speaks, and no page can show. */
export const maxSpokenLanguages = 20;

/** Paychecks kept at a time: a year of months. */
export const maxPaychecks = 12;
export const maxPaycheckDescription = 120;
/** Minutes that the signed address of a document works. */
export const documentMinutes = 15;

/** Share links that work at the same time. */
export const maxOpenLinks = 20;
export const maxLinkName = 80;
/** Days that a share link may be asked to work; the first of them is offered. */
export const linkDays = [14, 3, 7, 30, 60] as const;
export type LinkDays = (typeof linkDays)[number];
/** Looks by the same person within so many minutes are one opening. */
export const openingMinutes = 30;
/** Openings shown of one link, the latest first. */
export const shownOpenings = 20;

export const uploads = {
  name: 'profile-upload',
  per: 'actor',
  max: 60,
  seconds: 3600,
} as const satisfies Limit;
export const profileWrites = {
  name: 'profile-write',
  per: 'actor',
  max: 300,
  seconds: 3600,
} as const satisfies Limit;
export const searches = {
  name: 'profile-search',
  per: 'actor',
  max: 120,
  seconds: 600,
} as const satisfies Limit;
/** Tokens are unguessable; this only keeps guessing from costing anything. */
export const tokenTries = {
  name: 'profile-token',
  per: 'address',
  max: 300,
  seconds: 600,
} as const satisfies Limit;
