import {
  durationCodes,
  furnitureCodes,
  houseUtilityCodes,
  listingCategoryCodes,
  listingTypeCodes,
  petCodes,
} from '#listings/listing-codes.ts';

/** R290: the price filter runs from 0 to 900,000; at the top there is no upper limit (C53). */
export const priceFilterTop = 900_000;
/** Width of one entry of the price range. */
export const priceStep = 25_000;
/** R626: the price range as a list, each entry with its upper bound. It is drawn and never sent (R294). */
export const priceRanges: readonly { from: number; to: number }[] = Array.from(
  { length: priceFilterTop / priceStep },
  (_, at) => ({ from: at * priceStep, to: (at + 1) * priceStep }),
);
/** R289. */
export const bedroomsFilterTop = 9;
/** Cards of one page of the search. */
export const searchPageSize = 20;
/** R300. */
export const newestPageSize = 8;

/** Months that a home can be looked for. */
export const longestLet = 120;

/** What can be typed into the field of words, and how many words. */
export const wordsLimit = { length: 100, words: 8 } as const;

/** Sort orders; every one ends with the id so that pages never overlap (rulings, Wire). */
export const sortOrders = ['newest', 'price', '-price', 'size', '-size'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Days before this one are typing faults. */
export const firstDay = '1900-01-01';

/** Regions and towns. */
export const placeSlug = /^[a-z0-9-]{1,60}$/;
export const postalCodeForm = /^\d{3}$/;
export const amenityForm = /^[a-z0-9_]{1,40}$/;

/**
 * The fields of the search filter as data. The schema of the call and the tolerant reader of the page's address are
 * both made from this one table.
 */
export const searchFields = {
  min_bedrooms: { kind: 'integer', min: 0, max: bedroomsFilterTop },
  max_bedrooms: { kind: 'integer', min: 0, max: bedroomsFilterTop },
  min_bathrooms: { kind: 'integer', min: 0, max: 20 },
  max_bathrooms: { kind: 'integer', min: 0, max: 20 },
  /** Square metres, with a decimal as sizes of homes have. */
  min_size: { kind: 'size' },
  max_size: { kind: 'size' },
  /** Whole krónur a month. */
  min_price: { kind: 'integer', min: 0, max: 1_000_000_000 },
  max_price: { kind: 'integer', min: 0, max: 1_000_000_000 },
  listing_type: { kind: 'codes', codes: listingTypeCodes },
  listing_category: { kind: 'codes', codes: listingCategoryCodes },
  allowed_pets: { kind: 'codes', codes: petCodes },
  furniture: { kind: 'codes', codes: furnitureCodes },
  included: { kind: 'codes', codes: houseUtilityCodes },
  amenity: { kind: 'forms', form: amenityForm },
  regions: { kind: 'forms', form: placeSlug },
  cities: { kind: 'forms', form: placeSlug },
  postal_codes: { kind: 'forms', form: postalCodeForm },
  /** Corners of the map as `lat,lng`. */
  boundaries_south_west: { kind: 'point' },
  boundaries_north_east: { kind: 'point' },
  google_place_id: { kind: 'text', max: 300 },
  /** Typed text of a place, for searching without JavaScript: the best match is taken. */
  place: { kind: 'text', max: 120 },
  /** Free from this day at the latest. */
  available_by: { kind: 'date' },
  /** Open-ended or for a fixed term. */
  duration: { kind: 'codes', codes: durationCodes },
  /** How long it is wanted for. */
  months: { kind: 'integer', min: 1, max: longestLet },
  /** Words of the title and the descriptions, each by how it begins; all of them must be there. */
  words: { kind: 'words', max: wordsLimit.length },
  /** Homes that an e-mail of a saved search counted: the id of that e-mail. */
  alert: { kind: 'id' },
  order_by: { kind: 'code', codes: sortOrders },
  include_locations: { kind: 'flag' },
  include_histogram: { kind: 'flag' },
  include_facets: { kind: 'flag' },
  /** Zoom of the map that asks for locations, for the size of clusters. */
  zoom: { kind: 'integer', min: 0, max: 22 },
  page: { kind: 'integer', min: 1, max: 100_000 },
} as const;

export type SearchField = keyof typeof searchFields;

/** What a place of a search can be; `map_place` comes from the map provider. */
export const foundPlaceKinds = [
  'region',
  'city',
  'district',
  'postal_code',
  'street',
  'address',
  'map_place',
  'unknown',
] as const;

/** The filters as people see them; each stands for one or more fields. */
export const filterFields = {
  place: ['place', 'regions', 'cities', 'postal_codes', 'google_place_id'],
  area: ['boundaries_south_west', 'boundaries_north_east'],
  price: ['min_price', 'max_price'],
  bedrooms: ['min_bedrooms', 'max_bedrooms'],
  bathrooms: ['min_bathrooms', 'max_bathrooms'],
  size: ['min_size', 'max_size'],
  listing_type: ['listing_type'],
  listing_category: ['listing_category'],
  furniture: ['furniture'],
  allowed_pets: ['allowed_pets'],
  included: ['included'],
  amenity: ['amenity'],
  available_by: ['available_by'],
  duration: ['duration'],
  months: ['months'],
  words: ['words'],
  alert: ['alert'],
} as const satisfies Record<string, readonly SearchField[]>;
export type Filter = keyof typeof filterFields;
export const relaxableFilters = Object.keys(filterFields) as Filter[];

/** R295, C53: the highest price sent is capped by the top of the range, which itself means no limit. */
export const maxPriceLimit = (maxPrice: number | undefined): number | undefined =>
  maxPrice === undefined || maxPrice >= priceFilterTop ? undefined : maxPrice;

/** A filter as the page's address holds it: numbers as numbers, lists as lists, points as `lat,lng`. */
export interface SearchAddress {
  min_bedrooms?: number;
  max_bedrooms?: number;
  min_bathrooms?: number;
  max_bathrooms?: number;
  min_size?: number;
  max_size?: number;
  min_price?: number;
  max_price?: number;
  listing_type?: (typeof listingTypeCodes)[number][];
  listing_category?: (typeof listingCategoryCodes)[number][];
  allowed_pets?: (typeof petCodes)[number][];
  furniture?: (typeof furnitureCodes)[number][];
  included?: (typeof houseUtilityCodes)[number][];
  amenity?: string[];
  regions?: string[];
  cities?: string[];
  postal_codes?: string[];
  boundaries_south_west?: string;
  boundaries_north_east?: string;
  google_place_id?: string;
  place?: string;
  available_by?: string;
  duration?: (typeof durationCodes)[number][];
  months?: number;
  words?: string;
  alert?: string;
  order_by?: SortOrder;
  include_locations?: boolean;
  include_histogram?: boolean;
  include_facets?: boolean;
  zoom?: number;
  page?: number;
}
