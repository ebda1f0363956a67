import * as contract from '@heima/domain/listing-interest/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { likeListing, unlikeListing } from './like-listing.ts';
import { likedListings } from './liked-listings.ts';
import { recordView, statistics } from './statistics.ts';
import { userInsights } from './user-insights.ts';

export const routes: readonly Route[] = [
  route(contract.likedListings, likedListings),
  route(contract.likeListing, likeListing),
  route(contract.unlikeListing, unlikeListing),
  route(contract.recordView, recordView),
  route(contract.getStatistics, statistics),
  route(contract.getUserInsights, userInsights),
];
