import { ownerDeletedReaction } from '#capabilities/listing-drafts/jobs/owner-deleted.ts';
import { purgeAbandonedDrafts } from '#capabilities/listing-drafts/jobs/purge-abandoned-drafts.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

/** Making, changing and deleting listings. */
export const listingDrafts: Capability = {
  name: 'listing-drafts',
  routes,
  refusals: {},
  jobs: [purgeAbandonedDrafts],
  reactions: [ownerDeletedReaction],
};
