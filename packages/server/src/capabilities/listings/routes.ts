import * as contract from '@heima/domain/listings/endpoints.ts';
import * as writing from '@heima/domain/listings/writing-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { getListing } from './reading/get-listing.ts';
import { descriptionLanguages, unpublishReasons } from './reading/list-choices.ts';
import { ownListings, userListings } from './reading/own-listings.ts';
import { reportListing } from './reading/report-listing.ts';

export const routes: readonly Route[] = [
  route(contract.getListing, getListing),
  route(contract.ownListings, ownListings),
  route(contract.userListings, userListings),
  route(writing.reportListing, reportListing),
  route(contract.listUnpublishReasons, unpublishReasons),
  route(contract.listDescriptionLanguages, descriptionLanguages),
];
