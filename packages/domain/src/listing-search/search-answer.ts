import { z } from 'zod';
import { listingCard, mapLocation } from '#listings/listing-card.ts';
import { pageOf } from '#shared/paging.ts';
import { filterFields, foundPlaceKinds, relaxableFilters } from './search-fields.ts';

const corner = z.object({ lat: z.number(), lng: z.number() }).nullable();

/** A place that the search was limited to. */
export const searchedPlace = z.object({
  /** The field of the filter that named it, and the value it had there. */
  field: z.enum(filterFields.place),
  value: z.string(),
  kind: z.enum(foundPlaceKinds),
  /** Of its kind; the value for a place that nobody knows. */
  id: z.string(),
  /** In Icelandic. Null for a region, whose name is a label, and for an unknown place. */
  name: z.string().nullable(),
  /** With its preposition, as Icelandic says where homes are: "á Akureyri". */
  name_where: z.string().nullable(),
  boundaries_south_west: corner,
  boundaries_north_east: corner,
});
export type SearchedPlace = z.output<typeof searchedPlace>;

/** How many homes have which price; the price filter itself is left out of it. */
export const priceHistogram = z.object({
  /** One per entry of `priceRanges`. */
  counts: z.array(z.int().min(0)),
  /** Homes above the top of the range. */
  above: z.int().min(0),
  median: z.int().nullable(),
});
export type PriceHistogram = z.output<typeof priceHistogram>;

/** From the code of a choice to how many homes would be found with it. */
const choiceCounts = z.record(z.string(), z.int());

/** Per filter the homes behind each choice; null where there are too many to count in time. */
export const searchFacets = z.object({
  regions: choiceCounts.nullable(),
  cities: choiceCounts.nullable(),
  listing_type: choiceCounts.nullable(),
  listing_category: choiceCounts.nullable(),
  furniture: choiceCounts.nullable(),
  allowed_pets: choiceCounts.nullable(),
  amenity: choiceCounts.nullable(),
  included: choiceCounts.nullable(),
});
export type SearchFacets = z.output<typeof searchFacets>;

/** A way out of an empty result: one filter left out, or the highest price raised. */
export const relaxation = z.object({
  filter: z.enum(relaxableFilters),
  /** The new upper bound of the price; null to leave the filter out. */
  max_price: z.int().nullable(),
  count: z.int().min(1),
});
export type Relaxation = z.output<typeof relaxation>;

/** A page of the newest homes (R296, R300). */
export const newestAnswer = pageOf(listingCard).extend({
  /** Above 1,000 the count is an estimate. */
  count_is_estimate: z.boolean(),
});

/** The answer of the search (R296, R297). */
export const searchAnswer = newestAnswer.extend({
  places: z.array(searchedPlace),
  /** Pins, or clusters where there are more than 500; their counts add up to the homes that have a position. */
  locations: z.array(mapLocation).optional(),
  price_histogram: priceHistogram.optional(),
  facets: searchFacets.optional(),
  /** The visitor's own draft, to go on with, or null for none; only when a client id was sent. */
  draft_id: z.string().nullable().optional(),
  /** Only when nothing was found. */
  relaxations: z.array(relaxation).optional(),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

/** How many homes are to let. */
export const listingCountsAnswer = z.object({
  count: z.int().min(0),
  /** Of the recommended regions (R036), in their order. */
  regions: z.array(z.object({ id: z.string(), count: z.int().min(0) })),
});
