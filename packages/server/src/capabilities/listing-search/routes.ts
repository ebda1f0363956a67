import * as contract from '@heima/domain/listing-search/endpoints.ts';
import * as listings from '@heima/domain/listings/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { countListings } from './count-listings.ts';
import { newestListings } from './newest-listings.ts';
import { searchListings } from './search-listings.ts';
import { similarListings } from './similar-listings.ts';

export const routes: readonly Route[] = [
  route(contract.searchListings, searchListings),
  route(contract.newestListings, newestListings),
  route(contract.countListings, countListings),
  route(listings.similarListings, similarListings),
];
