import * as contract from '@heima/domain/listings/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { newestListings } from './newest-listings.ts';
import { searchListings } from './search-listings.ts';

export const routes: readonly Route[] = [
  route(contract.searchListings, searchListings),
  route(contract.newestListings, newestListings),
];
