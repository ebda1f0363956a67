import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { listingCard, mapLocation } from './listing-card.ts';
import { listingSearch } from './search.ts';

export const searchListings = endpoint({
  method: 'GET',
  path: '/listings',
  tag: 'listings',
  spec: 'E088',
  summary: 'Published listings that fit the filter, with pins or clusters for the map when asked for.',
  access: 'anyone',
  query: listingSearch,
  response: pageOf(listingCard).extend({
    /** Above 10,000 the count is an estimate. */
    count_is_estimate: z.boolean(),
    locations: z.array(mapLocation).optional(),
  }),
  refusals: ['listings.boxInverted', 'listings.placeNotFound'],
  sharedCacheSeconds: 10,
});

export const newestListings = endpoint({
  method: 'GET',
  path: '/newest-listings',
  tag: 'listings',
  spec: 'E090',
  summary: 'The newest published listings, eight unless another page size is asked for.',
  access: 'anyone',
  query: z.object(pageQuery),
  response: pageOf(listingCard),
  sharedCacheSeconds: 10,
});
