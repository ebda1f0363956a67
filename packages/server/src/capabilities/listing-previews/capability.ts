import { listingPreviewRefusals } from '@heima/domain/listing-previews/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Links by which others see a draft before it is published. */
export const listingPreviews: Capability = {
  name: 'listing-previews',
  routes,
  refusals: listingPreviewRefusals,
};
