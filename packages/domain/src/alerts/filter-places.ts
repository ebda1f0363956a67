import type { filterFields, foundPlaceKinds } from '#listing-search/search-fields.ts';
import { postalCodeByCode, showPostalCode } from '#regions/postal-codes.ts';
import { regionById } from '#regions/regions.ts';
import type { Box } from '../places/box.ts';
import type { SavedFilter } from './saved-search.ts';

/** A place of a filter with its name, as far as it has one. */
export interface NamedPlace {
  field: (typeof filterFields.place)[number];
  value: string;
  kind: (typeof foundPlaceKinds)[number];
  id: string;
  name: string | null;
}

/** A street or a place of the map provider: what it was found to be when the search was saved. */
export interface NearPlace extends NamedPlace {
  box: Box;
}

type Named = Pick<NamedPlace, 'field' | 'value'>;

const regionPlace = (named: Named): NamedPlace => {
  const region = regionById(named.value);
  if (!region) return unknownPlace(named);
  return {
    ...named,
    kind: region.kind === 'city_region' ? 'region' : region.kind,
    id: region.id,
    name: region.name ?? null,
  };
};

const codePlace = (named: Named): NamedPlace => {
  const code = postalCodeByCode(named.value);
  return code
    ? { ...named, kind: 'postal_code', id: code.code, name: showPostalCode(code) }
    : unknownPlace(named);
};

const unknownPlace = (named: Named): NamedPlace => ({
  ...named,
  kind: 'unknown',
  id: named.value,
  name: null,
});

/** The places of a saved filter by name, in the order of the search's own answer. */
export const filterPlaces = (filter: SavedFilter, near: readonly NearPlace[]): NamedPlace[] => [
  ...(filter.regions ?? []).map((value) => regionPlace({ field: 'regions', value })),
  ...(filter.cities ?? []).map((value) => regionPlace({ field: 'cities', value })),
  ...(filter.postal_codes ?? []).map((value) => codePlace({ field: 'postal_codes', value })),
  ...near.map(({ box: _, ...named }) => named),
];

/** A saved search as it decides: its filter, and the boxes of its streets and places. */
export const matchFilter = ({ filter, near }: { filter: SavedFilter; near: readonly NearPlace[] }) => ({
  filter,
  near: near.map(({ box }) => box),
});

/** The postal codes that a saved filter is limited to; nothing when it names no region, town or code. */
export function filterPostalCodes({
  regions = [],
  cities = [],
  postal_codes: codes = [],
}: SavedFilter): ReadonlySet<string> | undefined {
  if (regions.length + cities.length + codes.length === 0) return undefined;
  return new Set([
    ...[...regions, ...cities].flatMap((id) => regionById(id)?.postalCodes ?? []),
    ...codes.filter((code) => postalCodeByCode(code) !== undefined),
  ]);
}
