import { listingRefusals } from '@heima/domain/listings/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { ownerDeletedReaction } from './jobs/owner-deleted.ts';
import { checkPendingJob, syncExternalJob } from './jobs/sync-external.ts';
import { tidyListingsJob } from './jobs/tidy-listings.ts';
import { tellLikersReactions } from './news/tell-likers.ts';
import { tellStaffReactions } from './news/tell-staff.ts';
import { listingsPart } from './personal-part.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const listings: Capability = {
  name: 'listings',
  routes,
  refusals: listingRefusals,
  personal: [listingsPart],
  jobs: [syncExternalJob, checkPendingJob, tidyListingsJob],
  reactions: [ownerDeletedReaction, ...tellLikersReactions, ...tellStaffReactions],
};
