import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

export const listingSearch: Capability = {
  name: 'listing-search',
  routes,
  refusals: {},
};
