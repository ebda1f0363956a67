import { z } from 'zod';
import { languageInput } from './language-input.ts';

/** The language of an answer, as a field of a query. It stands in the address, so that shared caches keep the answers apart. */
export const languageQuery = { lang: languageInput.optional() };

/**
 * What all public lists have in common, for an endpoint to spread. Lists change with a release; an hour later every
 * cache knows it.
 */
export const publicList = {
  method: 'GET',
  access: 'anyone',
  query: z.object(languageQuery),
  sharedCacheSeconds: 3600,
} as const;
