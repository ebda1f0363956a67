import type { Limit } from '../shared/endpoint.ts';

const minutes = 60;
const hours = 60 * minutes;

/** Verifications of a document that one person may open. */
export const verificationsPerPerson = { max: 5, seconds: hours };

/** Lookups in the national registry (integrations 9). */
export const registryLookups = {
  name: 'refresh-entity',
  per: 'actor',
  max: 20,
  seconds: hours,
} as const satisfies Limit;

/** Questions how an electronic ID stands: a page asks every few seconds for two minutes. */
export const eidQuestions = {
  name: 'eid-status',
  per: 'address',
  max: 600,
  seconds: 10 * minutes,
} as const satisfies Limit;
