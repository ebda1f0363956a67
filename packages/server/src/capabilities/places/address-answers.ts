import { homeCountry } from '@heima/domain/countries/countries.ts';
import type { suggestIcelandicAddresses } from '@heima/domain/places/endpoints.ts';
import type { PlaceSuggestion } from '@heima/domain/places/place-row.ts';
import type { Point } from '@heima/domain/places/point.ts';
import { postalCodeByCode, showPostalCode } from '@heima/domain/regions/postal-codes.ts';
import type { HandlerResult } from '@heima/domain/shared/endpoint.ts';
import type { AddressSuggestion } from '#ports/property-registry.ts';
import type { PlaceDirectory } from './place-directory.ts';

export type AddressAnswer = HandlerResult<typeof suggestIcelandicAddresses>[number];

const most = 10;

const inOneLine = (display: string, postalCode: string | null): string => {
  const code = postalCode ? postalCodeByCode(postalCode) : undefined;
  return [display, code && showPostalCode(code)].filter(Boolean).join(', ');
};

/** Addresses of our own directory for a typed text, also for a street alone. */
export const ownAddresses = (directory: PlaceDirectory, query: string): AddressAnswer[] =>
  directory.index
    .suggest(query, { limit: most, kinds: ['address'] })
    .map((found) => presentOwn(found, directory));

/** An address of the property register, with what we know of it: dative and place. */
export function presentRegistered(
  found: AddressSuggestion,
  { streets }: PlaceDirectory,
  point: Point | undefined,
): AddressAnswer {
  const { postalCode, street, number } = found;
  return {
    id: found.addressId,
    title: inOneLine(found.display, postalCode),
    street_name: street,
    street_name_dative: streets.get(postalCode ?? '')?.get(street)?.dative ?? null,
    street_number: number,
    postal_code: postalCode,
    city: (postalCode && postalCodeByCode(postalCode)?.city.name) ?? found.municipality,
    country: homeCountry,
    location: point ?? null,
    property_count: found.propertyCount,
  };
}

/** The second line of an address, a building's name perhaps before it: `Smáralind · 201 Kópavogur`. */
function splitWhere({ subtitle }: PlaceSuggestion): { postalCode: string | null; city: string | null } {
  const where = subtitle.split(' · ').at(-1)!;
  const [, postalCode = null, city = ''] = /^(?:(\d{3}) )?(.*)$/.exec(where) ?? [];
  return { postalCode, city: city || null };
}

function presentOwn(found: PlaceSuggestion, { streets }: PlaceDirectory): AddressAnswer {
  const { postalCode, city } = splitWhere(found);
  const here = streets.get(postalCode ?? '');
  // Some farms have a number in their name.
  const isName = here?.has(found.title);
  const at = isName ? -1 : found.title.lastIndexOf(' ');
  const street = at > 0 ? here?.get(found.title.slice(0, at)) : here?.get(found.title);
  const hasNumber = !isName && street !== undefined && at > 0;
  return {
    id: found.id,
    title: inOneLine(found.title, postalCode),
    street_name: hasNumber ? street.name : found.title,
    street_name_dative: street?.dative ?? null,
    street_number: hasNumber ? found.title.slice(at + 1) : null,
    postal_code: postalCode,
    city,
    country: homeCountry,
    location: found.point ?? null,
    property_count: null,
  };
}
