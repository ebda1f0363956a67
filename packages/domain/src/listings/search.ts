import { z } from 'zod';
import { pageQuery } from '../shared/paging.ts';
import { plainDate } from '../shared/plain-date.ts';
import { queryFlag, queryInteger, repeated } from '../shared/query-values.ts';
import { boundary } from './boundary.ts';
import { furnitureCodes, houseUtilityCodes, listingCategoryCodes, listingTypeCodes, petCodes } from './listing-codes.ts';

/** R290: the price filter runs from 0 to 900,000; at the top there is no upper limit (C53). */
export const priceFilterTop = 900_000;
/** R289. */
export const bedroomsFilterTop = 9;
/** Cards of one page of the search. */
export const searchPageSize = 20;
/** R300. */
export const newestPageSize = 8;

/** Sort orders; every one ends with the id so that pages never overlap (rulings, Wire). */
export const sortOrders = ['newest', 'price', '-price', 'size', '-size'] as const;
export type SortOrder = (typeof sortOrders)[number];

const slug = z.string().trim().regex(/^[a-z0-9-]{1,60}$/, { error: 'validation.choice' });

/** The search filter: the same schema reads the address of the page and the query of the call. */
export const listingSearch = z.object({
  min_bedrooms: queryInteger({ min: 0, max: bedroomsFilterTop }).optional(),
  max_bedrooms: queryInteger({ min: 0, max: bedroomsFilterTop }).optional(),
  min_bathrooms: queryInteger({ min: 0, max: 20 }).optional(),
  max_bathrooms: queryInteger({ min: 0, max: 20 }).optional(),
  /** Square metres. */
  min_size: queryInteger({ min: 0, max: 100_000 }).optional(),
  max_size: queryInteger({ min: 0, max: 100_000 }).optional(),
  /** Whole krónur a month. */
  min_price: queryInteger({ min: 0, max: 1_000_000_000 }).optional(),
  max_price: queryInteger({ min: 0, max: 1_000_000_000 }).optional(),
  listing_type: repeated(z.enum(listingTypeCodes)),
  listing_category: repeated(z.enum(listingCategoryCodes)),
  amenity: repeated(z.string().trim().regex(/^[a-z0-9_]{1,40}$/, { error: 'validation.choice' })),
  allowed_pets: repeated(z.enum(petCodes)),
  furniture: repeated(z.enum(furnitureCodes)),
  included: repeated(z.enum(houseUtilityCodes)),
  regions: repeated(slug),
  cities: repeated(slug),
  postal_codes: repeated(z.string().regex(/^\d{3}$/, { error: 'validation.choice' })),
  boundaries_south_west: boundary.optional(),
  boundaries_north_east: boundary.optional(),
  google_place_id: z.string().trim().min(1).max(300).optional(),
  /** Free from this day at the latest. */
  available_by: plainDate.optional(),
  order_by: z.enum(sortOrders).optional(),
  include_locations: queryFlag().optional(),
  /** Zoom of the map that asks for locations, for the size of clusters. */
  zoom: queryInteger({ min: 0, max: 22 }).optional(),
  ...pageQuery,
});
export type ListingSearch = z.output<typeof listingSearch>;
export type ListingSearchInput = z.input<typeof listingSearch>;

/** R295, C53: the highest price sent is capped by the top of the range, which itself means no limit. */
export const maxPriceLimit = (maxPrice: number | undefined): number | undefined =>
  maxPrice === undefined || maxPrice >= priceFilterTop ? undefined : maxPrice;

/** The query as it is sent: empty lists and the defaults are left out (R291, R292). */
export function searchToQuery(search: Partial<ListingSearch>): Record<string, string | number | boolean | readonly (string | number)[]> {
  const query: Record<string, string | number | boolean | readonly (string | number)[]> = {};
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    if (name === 'page' && value === 1) continue;
    if (name === 'order_by' && value === 'newest') continue;
    if (name === 'max_price' && (value as number) >= priceFilterTop) continue;
    if (name === 'boundaries_south_west' || name === 'boundaries_north_east') {
      const { lat, lng } = value as { lat: number; lng: number };
      query[name] = `${lat},${lng}`;
    } else query[name] = value as string | number | boolean | readonly string[];
  }
  return query;
}
