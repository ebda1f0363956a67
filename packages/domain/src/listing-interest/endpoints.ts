import { z } from 'zod';
import { listingStatistics, userInsights } from '#listings/listing-answer.ts';
import { listingCard } from '#listings/listing-card.ts';
import { endpoint } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

const id = z.object({ id: z.uuid() });

export const likedListings = endpoint({
  method: 'GET',
  path: '/users/:id/liked-listings',
  spec: 'X007',
  summary:
    'Liked listings, last liked first. One that is no longer published stays, with little more than its title.',
  access: 'user',
  params: id,
  query: z.object(pageQuery),
  response: pageOf(listingCard),
});

const like = {
  method: 'POST',
  access: 'user',
  params: id,
  response: z.object({ liked: z.boolean() }),
} as const;

export const likeListing = endpoint({
  ...like,
  path: '/listings/:id/like',
  spec: 'E093',
  summary: 'Likes a listing; liking it again changes nothing.',
});

export const unlikeListing = endpoint({
  ...like,
  path: '/listings/:id/unlike',
  spec: 'E094',
  summary: 'Takes the like back.',
});

export const recordView = endpoint({
  method: 'POST',
  path: '/listings/:id/views',
  summary: 'Counts a view, once per viewer and day; who it was is not kept.',
  access: 'anyone',
  params: id,
  limits: [{ name: 'listing-view', per: 'actor', max: 600, seconds: 3600 }],
});

export const getStatistics = endpoint({
  method: 'GET',
  path: '/listings/:id/statistics',
  spec: 'X018',
  summary: 'Views, likes, applications and offers.',
  access: 'user',
  params: id,
  response: listingStatistics,
});

export const getUserInsights = endpoint({
  method: 'GET',
  path: '/users/:id/insights',
  spec: 'E024',
  summary: 'Views, likes, applications and offers of one’s own listings together.',
  access: 'user',
  params: id,
  response: userInsights,
});
