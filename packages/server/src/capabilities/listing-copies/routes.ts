import * as contract from '@heima/domain/listing-copies/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { duplicateListing } from './duplicate-listing.ts';

export const routes: readonly Route[] = [route(contract.duplicateListing, duplicateListing)];
