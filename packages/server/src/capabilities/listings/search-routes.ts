import * as contract from '@heima/domain/listings/search-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { countListings } from './count-listings.ts';
import { newestListings } from './newest-listings.ts';
import { searchListings } from './search-listings.ts';

export const searchRoutes: readonly Route[] = [
  route(contract.searchListings, searchListings),
  route(contract.newestListings, newestListings),
  route(contract.countListings, countListings),
];
