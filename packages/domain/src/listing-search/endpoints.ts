import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { homePages, listingSearch } from './search.ts';
import { listingCountsAnswer, newestAnswer, searchAnswer } from './search-answer.ts';

// Apart from the other calls on listings, because the public pages load nothing but these: a schema that a form
// needs would otherwise come along with them.

export const searchListings = endpoint({
  method: 'GET',
  path: '/listings',
  spec: 'E088',
  summary: 'Published listings that fit the filter, with pins or clusters for the map when asked for.',
  access: 'anyone',
  query: listingSearch,
  response: searchAnswer,
  refusals: ['listingSearch.boxInverted', 'listingSearch.pageTooDeep'],
  sharedCacheSeconds: 10,
});

export const newestListings = endpoint({
  method: 'GET',
  path: '/newest-listings',
  spec: 'E090',
  summary: 'The newest published listings, eight unless another page size is asked for.',
  access: 'anyone',
  query: z.object(homePages),
  response: newestAnswer,
  refusals: ['listingSearch.pageTooDeep'],
  sharedCacheSeconds: 10,
});

export const countListings = endpoint({
  method: 'GET',
  path: '/listing-counts',
  summary: 'How many published listings there are, in all and in each of the recommended regions.',
  access: 'anyone',
  response: listingCountsAnswer,
  sharedCacheSeconds: 10,
});
