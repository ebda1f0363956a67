import { listingContentRefusals } from '@heima/domain/listing-content/refusals.ts';
import { makeAvifFilesJob } from '#capabilities/listing-content/jobs/make-avif-files.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const listingContent: Capability = {
  name: 'listing-content',
  routes,
  refusals: listingContentRefusals,
  jobs: [makeAvifFilesJob],
};
