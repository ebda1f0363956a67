import { z } from 'zod';
import { clientIdForm } from '#listings/client-id.ts';
import { readPoint } from '#listings/point.ts';
import { sizeFault } from '#listings/size.ts';
import { pageQuery } from '#shared/paging.ts';
import { plainDate } from '#shared/plain-date-input.ts';
import { queryAmount, queryFlag, queryInteger, repeated } from '#shared/query-values.ts';
import { readSizeBound } from '#shared/square-metres.ts';
import { searchFields as fields, firstDay, wordsLimit } from './search-fields.ts';

const point = z.string().transform((text, context) => {
  const read = readPoint(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'validation.point' });
  return z.NEVER;
});
const sizeBound = z
  .union([z.number(), z.string()], { error: 'listings.messages.size' })
  .transform((value, context) => {
    const size = readSizeBound(value);
    if (size !== undefined) return size;
    context.addIssue({ code: 'custom', message: sizeFault(value) });
    return z.NEVER;
  });
/** Where the page before ended: the value that the order sorts by, and the id. */
const lastSeen = z
  .string()
  .trim()
  .regex(/^-?\d{1,16}(\.\d)?,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'validation.choice' })
  .transform((text) => {
    const [value, id] = text.split(',') as [string, string];
    return { value: Number(value), id };
  });
export type LastSeen = z.output<typeof lastSeen>;

/** Spread into the query of a list of homes. `after` stands in `next` and goes on from there, however deep that is. */
export const homePages = { ...pageQuery, after: lastSeen.optional() };

/** What is typed to be looked for in titles and descriptions, on one line. */
const words = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(wordsLimit.length))
  .superRefine((text, context) => {
    if (text.split(' ').length > wordsLimit.words)
      context.addIssue({
        code: 'custom',
        message: 'validation.tooManyWords',
        params: { maximum: wordsLimit.words },
      });
  });

const form = (pattern: RegExp) => repeated(z.string().trim().regex(pattern, { error: 'validation.choice' }));

/** The query of the search call, made from the table of its fields. */
export const listingSearch = z.object({
  min_bedrooms: queryInteger(fields.min_bedrooms).optional(),
  max_bedrooms: queryInteger(fields.max_bedrooms).optional(),
  min_bathrooms: queryInteger(fields.min_bathrooms).optional(),
  max_bathrooms: queryInteger(fields.max_bathrooms).optional(),
  min_size: sizeBound.optional(),
  max_size: sizeBound.optional(),
  min_price: queryAmount(fields.min_price).optional(),
  max_price: queryAmount(fields.max_price).optional(),
  listing_type: repeated(z.enum(fields.listing_type.codes)),
  listing_category: repeated(z.enum(fields.listing_category.codes)),
  allowed_pets: repeated(z.enum(fields.allowed_pets.codes)),
  furniture: repeated(z.enum(fields.furniture.codes)),
  included: repeated(z.enum(fields.included.codes)),
  amenity: form(fields.amenity.form),
  regions: form(fields.regions.form),
  cities: form(fields.cities.form),
  postal_codes: form(fields.postal_codes.form),
  boundaries_south_west: point.optional(),
  boundaries_north_east: point.optional(),
  google_place_id: z.string().trim().min(1).max(fields.google_place_id.max).optional(),
  place: z.string().trim().min(1).max(fields.place.max).optional(),
  available_by: plainDate.refine((date) => date >= firstDay, { error: 'validation.date' }).optional(),
  duration: repeated(z.enum(fields.duration.codes)),
  months: queryInteger(fields.months).optional(),
  words: words.optional(),
  alert: z.uuid({ error: 'validation.form' }).optional(),
  order_by: z.enum(fields.order_by.codes).optional(),
  include_locations: queryFlag().optional(),
  include_histogram: queryFlag().optional(),
  include_facets: queryFlag().optional(),
  zoom: queryInteger(fields.zoom).optional(),
  /** Of a visitor with a draft: the answer names the draft beside the homes (E088). */
  client_id: z.string().regex(clientIdForm, { error: 'validation.form' }).optional(),
  ...homePages,
});
export type ListingSearch = z.output<typeof listingSearch>;
