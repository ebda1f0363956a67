import { listingFreshnessRefusals } from '@heima/domain/listing-freshness/refusals.ts';
import { followUp, sweep } from '#capabilities/listing-freshness/jobs/follow-up.ts';
import { ownerChangedReactions } from '#capabilities/listing-freshness/jobs/owner-changed.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import { stillFreeForm } from './still-free-form.ts';
import './tables.ts';

/** Whether published homes are still free: asks their owners, and takes out what nobody answers for. */
export const listingFreshness: Capability = {
  name: 'listing-freshness',
  routes,
  refusals: listingFreshnessRefusals,
  jobs: [sweep, followUp],
  reactions: ownerChangedReactions,
  forms: [stillFreeForm],
};
