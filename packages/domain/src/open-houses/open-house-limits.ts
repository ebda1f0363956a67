import type { Limit } from '../shared/endpoint.ts';

/** R232. */
export const openHousePageSize = 25;
/** An open house lasts at most so many hours. */
export const maxHours = 12;
/** It is planned at most so many days ahead. */
export const maxDaysAhead = 365;
export const maxCapacity = 500;
export const maxNote = 1000;
/** People who are invited in one call. */
export const maxInvitees = 50;
/** Coming open houses of one home. */
export const maxComing = 50;

/** Planning and changing. */
export const plansPerHour = {
  name: 'open-houses',
  per: 'actor',
  max: 120,
  seconds: 3600,
} as const satisfies Limit;

/** Signing up, leaving and answering. */
export const attendingPerHour = {
  name: 'open-house-attending',
  per: 'actor',
  max: 300,
  seconds: 3600,
} as const satisfies Limit;

export const invitesPerHour = {
  name: 'open-house-invites',
  per: 'actor',
  max: 60,
  seconds: 3600,
} as const satisfies Limit;
