import * as contract from '@heima/domain/listings/endpoints.ts';
import { getListing } from '#capabilities/listings/reading/get-listing.ts';
import { descriptionLanguages, unpublishReasons } from '#capabilities/listings/reading/list-choices.ts';
import { listOwnListings, listUserListings } from '#capabilities/listings/reading/list-own-listings.ts';
import { type Route, route } from '#platform/http/call.ts';

export const routes: readonly Route[] = [
  route(contract.getListing, getListing),
  route(contract.ownListings, listOwnListings),
  route(contract.userListings, listUserListings),
  route(contract.listUnpublishReasons, unpublishReasons),
  route(contract.listDescriptionLanguages, descriptionLanguages),
];
