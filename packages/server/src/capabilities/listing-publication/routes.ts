import * as contract from '@heima/domain/listing-publication/endpoints.ts';
import * as staff from '@heima/domain/listing-publication/staff-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { decidePublishRequest } from './decide-request.ts';
import { listListingPublishes } from './list-publishes.ts';
import { acceptListing, denyListing } from './moderate-listing.ts';
import { publishListing } from './publish-listing.ts';
import { syncListing, syncState } from './sync-listing.ts';
import { unpublishListing } from './unpublish-listing.ts';

export const routes: readonly Route[] = [
  route(contract.publishListing, publishListing),
  route(contract.unpublishListing, unpublishListing),
  route(contract.acceptListing, acceptListing),
  route(contract.denyListing, denyListing),
  route(contract.syncListing, syncListing),
  route(contract.getSyncState, syncState),
  route(contract.decidePublishRequest, decidePublishRequest),
  route(staff.listListingPublishes, listListingPublishes),
];
