import { checkPendingJob, syncExternalJob } from '#capabilities/listing-publication/jobs/sync-external.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const listingPublication: Capability = {
  name: 'listing-publication',
  routes,
  refusals: {},
  jobs: [syncExternalJob, checkPendingJob],
};
