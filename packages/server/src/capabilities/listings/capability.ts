import { listingRefusals } from '@heima/domain/listings/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { removeFilesJob } from './jobs/remove-files.ts';
import { checkPendingJob, syncExternalJob } from './jobs/sync-external.ts';
import { tellDenialJob } from './jobs/tell-denial.ts';
import { tidyListingsJob } from './jobs/tidy-listings.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const listings: Capability = {
  name: 'listings',
  routes,
  refusals: listingRefusals,
  jobs: [removeFilesJob, syncExternalJob, checkPendingJob, tellDenialJob, tidyListingsJob],
};
