import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

/** Drafts that are made as copies of other listings. */
export const listingCopies: Capability = { name: 'listing-copies', routes, refusals: {} };
