import * as applying from '@heima/domain/applications/applying-endpoints.ts';
import * as landlord from '@heima/domain/applications/landlord-endpoints.ts';
import * as tenant from '@heima/domain/applications/tenant-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { annotateApplication, chooseCategories } from './annotate-application.ts';
import { cancelApplication } from './cancel-application.ts';
import { getOwnApplication, getReceivedApplication } from './get-application.ts';
import {
  listApplicationsOfListing,
  listOwnApplications,
  listReceivedApplications,
} from './list-applications.ts';
import { getApplicationPreview, previewApplication } from './preview-application.ts';
import { rejectApplications } from './reject-applications.ts';
import { toggleConsideration } from './toggle-consideration.ts';

/** Applications, and the answers to them, may take a bid along, so that `offers` sends and gives them (V067, C55). */
export const routes: readonly Route[] = [
  route(applying.previewApplication, previewApplication),
  route(tenant.getApplicationPreview, getApplicationPreview),
  route(tenant.listOwnApplications, listOwnApplications),
  route(tenant.getOwnApplication, getOwnApplication),
  route(tenant.cancelApplication, cancelApplication),
  route(landlord.listReceivedApplications, listReceivedApplications),
  route(landlord.listApplicationsOfListing, listApplicationsOfListing),
  route(landlord.getReceivedApplication, getReceivedApplication),
  route(landlord.rejectApplications, rejectApplications),
  route(landlord.toggleConsideration, toggleConsideration),
  route(landlord.chooseCategories, chooseCategories),
  route(landlord.annotateApplication, annotateApplication),
];
