import type { ownListings } from '@heima/domain/listings/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';

/** A row of one's own listings. */
export type OwnListing = CallResult<typeof ownListings>['items'][number];
