import type { Capability } from '#platform/capability.ts';
import { checkPendingJob, syncExternalJob } from './jobs/sync-external.ts';
import { routes } from './routes.ts';

export const listingPublication: Capability = {
  name: 'listing-publication',
  routes,
  refusals: {},
  jobs: [syncExternalJob, checkPendingJob],
};
