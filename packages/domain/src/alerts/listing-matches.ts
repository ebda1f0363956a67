import { fitsMonths } from '#listing-search/fits-months.ts';
import { maxPriceLimit } from '#listing-search/search-fields.ts';
import { hasWords } from '#listing-search/search-words.ts';
import { readPoint } from '../listings/point.ts';
import type { SearchFacts } from '../listings/search-facts.ts';
import { type Box, boxHas } from '../places/box.ts';
import { filterPostalCodes } from './filter-places.ts';
import type { SavedFilter } from './saved-search.ts';

/** A saved search as it decides: its filter, and around which streets and places. */
export interface MatchFilter {
  filter: SavedFilter;
  near: readonly Box[];
}

/** Whether the search would find the listing: decides exactly as the SQL of the search does (R291 to R295, C53). */
export function listingMatches({ filter, near }: MatchFilter, facts: SearchFacts): boolean {
  return (
    facts.visible &&
    isWithin(facts.bedrooms, filter.min_bedrooms, filter.max_bedrooms) &&
    isWithin(facts.bathrooms, filter.min_bathrooms, filter.max_bathrooms) &&
    isWithin(facts.size, filter.min_size, filter.max_size) &&
    // Homes whose rent cannot be compared are found only without a price.
    isWithin(facts.monthly_rent, filter.min_price, maxPriceLimit(filter.max_price)) &&
    isOneOf(facts.listing_type, filter.listing_type) &&
    isOneOf(facts.listing_category, filter.listing_category) &&
    isOneOf(facts.furniture, filter.furniture) &&
    hasAll(amenitiesOf(facts), filter.amenity) &&
    hasAll(facts.allowed_pets, filter.allowed_pets) &&
    hasAll(facts.included, filter.included) &&
    isOneOf(facts.duration, filter.duration) &&
    (filter.months === undefined || fitsMonths(facts, filter.months)) &&
    (filter.words === undefined || hasWords(facts.words, filter.words)) &&
    isFreeBy(facts.available_from, filter.available_by) &&
    fitsPlace(filter, near, facts)
  );
}

/** What is furnished says so in its furniture. */
const amenitiesOf = ({ amenities, furniture }: SearchFacts): readonly string[] =>
  furniture === 'furnished' ? [...amenities, 'furnished'] : amenities.filter((one) => one !== 'furnished');

/** A listing that does not say how many has none of the limits; a lowest value of 0 is no limit. */
function isWithin(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min !== undefined && min > 0 && (value === null || value < min)) return false;
  return max === undefined || (value !== null && value <= max);
}

const isOneOf = (value: string | null, wanted: readonly string[] = []): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value));

const hasAll = (held: readonly string[], wanted: readonly string[] = []): boolean =>
  wanted.every((one) => held.includes(one));

const isFreeBy = (from: string | null, day: string | undefined): boolean =>
  day === undefined || from === null || from <= day;

/** Places add up, one is enough; the part of the map limits them all. */
function fitsPlace(filter: SavedFilter, near: readonly Box[], facts: SearchFacts): boolean {
  const codes = filterPostalCodes(filter);
  const isAnywhere = codes === undefined && near.length === 0;
  const isByCode = facts.postal_code !== null && codes?.has(facts.postal_code) === true;
  if (!isAnywhere && !isByCode && !near.some((box) => isInside(box, facts))) return false;
  const box = boxOf(filter);
  return box === null || isInside(box, facts);
}

const isInside = (box: Box, { blurred_lat: lat, blurred_lng: lng }: SearchFacts): boolean =>
  lat !== null && lng !== null && boxHas(box, { lat, lng });

/** The part of the map that the filter is limited to. */
function boxOf({ boundaries_south_west: sw, boundaries_north_east: ne }: SavedFilter): Box | null {
  const [southWest, northEast] = [readPoint(sw ?? ''), readPoint(ne ?? '')];
  return southWest && northEast
    ? { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng }
    : null;
}
