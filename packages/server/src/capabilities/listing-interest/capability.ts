import { purgeExpiredViewers } from '#capabilities/listing-interest/jobs/purge-expired-viewers.ts';
import type { Capability } from '#platform/capability.ts';
import { notifyLikersReactions } from './notify-likers.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Likes and views of listings, their figures, and news of liked homes. */
export const listingInterest: Capability = {
  name: 'listing-interest',
  routes,
  refusals: {},
  jobs: [purgeExpiredViewers],
  reactions: notifyLikersReactions,
};
