import * as contract from '@heima/domain/listing-previews/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { createPreviewLink, getPreviewLink, withdrawPreviewLink } from './change-link.ts';
import { getListingPreview } from './show-preview.ts';

export const routes: readonly Route[] = [
  route(contract.getPreviewLink, getPreviewLink),
  route(contract.createPreviewLink, createPreviewLink),
  route(contract.withdrawPreviewLink, withdrawPreviewLink),
  route(contract.getListingPreview, getListingPreview),
];
