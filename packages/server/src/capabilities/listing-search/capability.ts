import { listingSearchRefusals } from '@heima/domain/listing-search/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

export const listingSearch: Capability = {
  name: 'listing-search',
  routes,
  refusals: listingSearchRefusals,
};
