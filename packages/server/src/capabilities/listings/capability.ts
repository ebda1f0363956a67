import { listingRefusals } from '@heima/domain/listings/refusals.ts';
import { waitingListings } from '#capabilities/listings/reading/waiting.ts';
import type { Capability } from '#platform/capability.ts';
import { listingData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const listings: Capability = {
  name: 'listings',
  routes,
  refusals: listingRefusals,
  personal: [listingData],
  waiting: waitingListings,
};
