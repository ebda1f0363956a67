import * as contract from '@heima/domain/listings/endpoints.ts';
import * as publication from '@heima/domain/listings/publication-endpoints.ts';
import * as writing from '@heima/domain/listings/writing-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { changeListing } from './drafts/change-listing.ts';
import { createListing } from './drafts/create-listing.ts';
import { deleteListing } from './drafts/delete-listing.ts';
import { listMissingFields } from './drafts/list-missing-fields.ts';
import { recordStep, wizardProgress } from './drafts/wizard-progress.ts';
import { changePrice } from './publication/change-price.ts';
import { acceptListing, denyListing } from './publication/moderate-listing.ts';
import { publishListing } from './publication/publish-listing.ts';
import { syncListing, syncState } from './publication/sync-listing.ts';
import { unpublishListing } from './publication/unpublish-listing.ts';
import { getListing } from './reading/get-listing.ts';
import { likeListing, unlikeListing } from './reading/like-listing.ts';
import { likedListings } from './reading/liked-listings.ts';
import { descriptionLanguages, unpublishReasons } from './reading/list-choices.ts';
import { ownListings, userListings } from './reading/own-listings.ts';
import { reportListing } from './reading/report-listing.ts';
import { similarListings } from './reading/similar-listings.ts';
import { recordView, statistics } from './reading/statistics.ts';
import { userInsights } from './reading/user-insights.ts';
import { searchRoutes } from './search-routes.ts';

export const routes: readonly Route[] = [
  ...searchRoutes,
  route(contract.getListing, getListing),
  route(contract.similarListings, similarListings),
  route(writing.createListing, createListing),
  route(writing.changeListing, changeListing),
  route(contract.deleteListing, deleteListing),
  route(contract.getWizardProgress, wizardProgress),
  route(writing.recordStep, recordStep),
  route(contract.listMissingFields, listMissingFields),
  route(contract.ownListings, ownListings),
  route(contract.userListings, userListings),
  route(contract.likedListings, likedListings),
  route(contract.likeListing, likeListing),
  route(contract.unlikeListing, unlikeListing),
  route(contract.recordView, recordView),
  route(contract.getStatistics, statistics),
  route(contract.getUserInsights, userInsights),
  route(writing.reportListing, reportListing),
  route(contract.listUnpublishReasons, unpublishReasons),
  route(contract.listDescriptionLanguages, descriptionLanguages),
  route(publication.publishListing, publishListing),
  route(publication.unpublishListing, unpublishListing),
  route(publication.changePrice, changePrice),
  route(publication.acceptListing, acceptListing),
  route(publication.denyListing, denyListing),
  route(publication.syncListing, syncListing),
  route(publication.getSyncState, syncState),
];
