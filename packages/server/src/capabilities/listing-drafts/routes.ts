import * as contract from '@heima/domain/listings/endpoints.ts';
import * as writing from '@heima/domain/listings/writing-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { changeListing } from './change-listing.ts';
import { changePrice } from './change-price.ts';
import { createListing } from './create-listing.ts';
import { deleteListing } from './delete-listing.ts';
import { listMissingFields } from './list-missing-fields.ts';
import { recordStep, wizardProgress } from './wizard-progress.ts';

export const routes: readonly Route[] = [
  route(writing.createListing, createListing),
  route(writing.changeListing, changeListing),
  route(writing.changePrice, changePrice),
  route(contract.deleteListing, deleteListing),
  route(contract.getWizardProgress, wizardProgress),
  route(writing.recordStep, recordStep),
  route(contract.listMissingFields, listMissingFields),
];
