import type { z } from 'zod';
import { listingSearch } from '#listing-search/search.ts';
import type { SearchAddress } from '#listing-search/search-fields.ts';
import type { Point } from '../listings/point.ts';
import { typedLine } from '../listings/text-input.ts';
import {
  maxSearchNameLength,
  type SavedFilter,
  type savedFilterFields,
  savedFilterOf,
} from './saved-search.ts';

const fields = listingSearch.pick({
  min_bedrooms: true,
  max_bedrooms: true,
  min_bathrooms: true,
  max_bathrooms: true,
  min_size: true,
  max_size: true,
  min_price: true,
  max_price: true,
  listing_type: true,
  listing_category: true,
  allowed_pets: true,
  furniture: true,
  included: true,
  amenity: true,
  regions: true,
  cities: true,
  postal_codes: true,
  boundaries_south_west: true,
  boundaries_north_east: true,
  google_place_id: true,
  place: true,
  available_by: true,
  duration: true,
  months: true,
  words: true,
} as const satisfies Record<(typeof savedFilterFields)[number], true>);

type Fields = z.output<typeof fields>;

const ranges = ['bedrooms', 'bathrooms', 'size', 'price'] as const;

/** What is wrong with a filter as a whole: it could never find a home. */
function checkWhole(filter: Fields, context: z.RefinementCtx): void {
  for (const range of ranges) {
    const [min, max] = [filter[`min_${range}`], filter[`max_${range}`]];
    if (min !== undefined && max !== undefined && min > max)
      context.addIssue({
        code: 'custom',
        path: [`max_${range}`],
        message: 'validation.tooSmall',
        params: { minimum: min },
      });
  }
  const { boundaries_south_west: southWest, boundaries_north_east: northEast } = filter;
  if (!southWest && !northEast) return;
  const isBox = southWest && northEast && southWest.lat <= northEast.lat && southWest.lng <= northEast.lng;
  if (!isBox)
    context.addIssue({ code: 'custom', path: ['boundaries_north_east'], message: 'validation.point' });
}

const pointText = (point: Point | undefined): string | undefined => point && `${point.lat},${point.lng}`;

/** The filter in the form in which pages, e-mails and the table hold it. */
const asAddress = (filter: Fields): SavedFilter =>
  savedFilterOf({
    ...filter,
    boundaries_south_west: pointText(filter.boundaries_south_west),
    boundaries_north_east: pointText(filter.boundaries_north_east),
  } as SearchAddress);

/**
 * The filter of a search that is saved: the search's own fields and checks, but nothing of its order, page and map, and
 * nothing that could never match.
 */
export const savedFilterInput = fields.strict().superRefine(checkWhole).transform(asAddress);

export const savedSearchName = typedLine(maxSearchNameLength);
