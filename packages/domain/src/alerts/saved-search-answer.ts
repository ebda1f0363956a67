import { z } from 'zod';
import { searchedPlace } from '#listing-search/search-answer.ts';
import { searchFields as fields } from '#listing-search/search-fields.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { alertFrequencies, type savedFilterFields } from './saved-search.ts';

const number = z.int().optional();
const size = z.number().optional();
const text = z.string().optional();
const texts = z.array(z.string()).optional();
const codes = <const C extends readonly string[]>(list: C) => z.array(z.enum(list)).optional();

/** A saved filter as the page's address holds it. */
const savedFilterAnswer = z.object({
  min_bedrooms: number,
  max_bedrooms: number,
  min_bathrooms: number,
  max_bathrooms: number,
  min_size: size,
  max_size: size,
  min_price: number,
  max_price: number,
  listing_type: codes(fields.listing_type.codes),
  listing_category: codes(fields.listing_category.codes),
  allowed_pets: codes(fields.allowed_pets.codes),
  furniture: codes(fields.furniture.codes),
  included: codes(fields.included.codes),
  amenity: texts,
  regions: texts,
  cities: texts,
  postal_codes: texts,
  /** Corners of the map as `lat,lng`. */
  boundaries_south_west: text,
  boundaries_north_east: text,
  google_place_id: text,
  place: text,
  available_by: text,
  duration: codes(fields.duration.codes),
  months: number,
  words: text,
} satisfies Record<(typeof savedFilterFields)[number], z.ZodType>);

export const savedSearchAnswer = z.object({
  id: z.string(),
  name: z.string(),
  filter: savedFilterAnswer,
  /** The places of the filter by name. */
  places: z.array(searchedPlace.pick({ field: true, value: true, kind: true, id: true, name: true })),
  frequency: z.enum(alertFrequencies),
  /** Published homes found since the search was last looked at. */
  new_count: z.int().min(0),
  created_at: z.string(),
  /** What a change names by If-Match. */
  version: z.string(),
});
export type SavedSearch = z.output<typeof savedSearchAnswer>;

/** Stands here and not at the call, so that the search page loads nothing that makes schemas. */
export const savedSearchesQuery = z.object(pageQuery);

/** A person's saved searches, the newest first. */
export const savedSearchesAnswer = pageOf(savedSearchAnswer).extend({
  /** Whether e-mails can be sent: the primary e-mail address is verified. */
  can_be_told: z.boolean(),
});
