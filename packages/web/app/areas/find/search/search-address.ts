import { readSearch } from '@heima/domain/listing-search/read-search.ts';
import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { type Filter, filterFields, type SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { readPoint } from '@heima/domain/listings/point.ts';
import type { Box } from '@heima/domain/places/box.ts';
import { searchParams } from '#features/search/search-path.ts';

/** What can stand open over the results; it stands in the address too, so that Back closes it. */
export const panels = ['price', 'bedrooms', 'type', 'filters'] as const;
export type Panel = (typeof panels)[number];

/** The search of a page. What only the map and the panels ask for does not belong to its address. */
export function readPageSearch(params: URLSearchParams): SearchAddress {
  const { include_locations, include_histogram, include_facets, zoom, ...search } = readSearch(params);
  return search;
}

export const readPanel = (params: URLSearchParams): Panel | undefined =>
  panels.find((panel) => panel === params.get('open'));

/** The address of a search, with a panel open over it when one is named. */
export function pagePath(search: SearchAddress, panel?: Panel): string {
  const params = searchParams(search);
  if (panel) params.append('open', panel);
  const query = params.toString();
  return query ? `/listings?${query}` : '/listings';
}

/** R299: a changed search begins at its first page. */
export const freshSearch = ({ page, ...search }: SearchAddress): SearchAddress => search;

/** The search without one of its filters, from its first page. */
export function withoutFilter(search: SearchAddress, filter: Filter): SearchAddress {
  const left = freshSearch(search);
  for (const field of filterFields[filter]) delete left[field];
  return left;
}

/** The search without one value of a field that holds several, from its first page. */
export function withoutValue(
  search: SearchAddress,
  field: keyof SearchAddress,
  value: string,
): SearchAddress {
  const { [field]: held, ...left } = freshSearch(search);
  if (!Array.isArray(held)) return left;
  const values = (held as string[]).filter((one) => one !== value);
  return values.length > 0 ? { ...left, [field]: values } : left;
}

/** The order alone is kept when all filters are cleared. */
export const clearedSearch = ({ order_by }: SearchAddress): SearchAddress => (order_by ? { order_by } : {});

/** The chosen part of the map. */
export function searchedBox(search: SearchAddress): Box | undefined {
  const southWest = readPoint(search.boundaries_south_west ?? '');
  const northEast = readPoint(search.boundaries_north_east ?? '');
  return southWest && northEast
    ? { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng }
    : undefined;
}

const overlap = (a: Box, b: Box): boolean =>
  a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;

export function boxOfPlace({
  boundaries_south_west: sw,
  boundaries_north_east: ne,
}: SearchedPlace): Box | undefined {
  return sw && ne ? { south: sw.lat, west: sw.lng, north: ne.lat, east: ne.lng } : undefined;
}

const degrees = (lat: number, lng: number) => `${lat.toFixed(4)},${lng.toFixed(4)}`;

/**
 * The search limited to a part of the map (S03, R299): every other filter stays and it begins at its first page.
 * Only a place that lies wholly outside the part is dropped, because together they could find nothing.
 */
export function searchInArea(
  search: SearchAddress,
  places: readonly SearchedPlace[],
  area: Box,
): SearchAddress {
  const outside = places.filter((place) => {
    const box = boxOfPlace(place);
    return box && !overlap(box, area);
  });
  const kept = outside.reduce(
    (left, { field, value }) => withoutValue(left, field, value),
    freshSearch(search),
  );
  return {
    ...kept,
    boundaries_south_west: degrees(area.south, area.west),
    boundaries_north_east: degrees(area.north, area.east),
  };
}

/** How many filters are set, not counting those that stand in the bar by themselves. */
const inBar: readonly Filter[] = ['place', 'area', 'price', 'bedrooms', 'listing_category'];
export const countMoreFilters = (search: SearchAddress): number =>
  countFilters(
    search,
    (Object.keys(filterFields) as Filter[]).filter((filter) => !inBar.includes(filter)),
  );

/** How many of the filters are set. */
export const countFilters = (search: SearchAddress, filters: readonly Filter[]): number =>
  filters.filter((filter) => filterFields[filter].some((field) => search[field] !== undefined)).length;
