import * as contract from '@heima/domain/places/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { geocodePlace } from './geocode-place.ts';
import { listMapLabels } from './list-map-labels.ts';
import { lookUpPerson } from './look-up-person.ts';
import { lookUpProperty } from './look-up-property.ts';
import { suggestAddresses } from './suggest-addresses.ts';
import { suggestIcelandicAddresses } from './suggest-icelandic-addresses.ts';
import { suggestMapPlaces } from './suggest-map-places.ts';
import { suggestPlaces } from './suggest-places.ts';

export const routes: readonly Route[] = [
  route(contract.suggestPlaces, suggestPlaces),
  route(contract.listMapLabels, listMapLabels),
  route(contract.suggestMapPlaces, suggestMapPlaces),
  route(contract.geocodePlace, geocodePlace),
  route(contract.suggestAddresses, suggestAddresses),
  route(contract.suggestIcelandicAddresses, suggestIcelandicAddresses),
  route(contract.lookUpProperty, lookUpProperty),
  route(contract.lookUpPerson, lookUpPerson),
];
