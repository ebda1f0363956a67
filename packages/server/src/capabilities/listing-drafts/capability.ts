import type { Capability } from '#platform/capability.ts';
import { ownerDeletedReaction } from './jobs/owner-deleted.ts';
import { purgeAbandonedDrafts } from './jobs/purge-abandoned-drafts.ts';
import { routes } from './routes.ts';

/** Making, changing and deleting listings. */
export const listingDrafts: Capability = {
  name: 'listing-drafts',
  routes,
  refusals: {},
  jobs: [purgeAbandonedDrafts],
  reactions: [ownerDeletedReaction],
};
