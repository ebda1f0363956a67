import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { regionNameKey } from '@heima/domain/regions/region-name-key.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Formats } from '#platform/format/formats.ts';
import { withoutFilter, withoutValue } from './search-address.ts';

/** One active filter as its chip says it, and the search without it. */
export interface ActiveFilter {
  key: string;
  words: string;
  without: SearchAddress;
}

/** The name of a place; only regions have names in other languages than Icelandic. */
export const placeName = ({ kind, id, name, value }: SearchedPlace, t: Translate): string =>
  kind === 'region' ? t(regionNameKey(id)) : (name ?? t('searchScreen.places.unknown', { text: value }));

/**
 * Where the search looks, to follow "homes": "á Akureyri", "in Akureyri"; empty where it looks everywhere. Icelandic
 * has its own preposition and case for each place; the other languages take the name as it is.
 */
export function placeWords(places: readonly SearchedPlace[], t: Translate, language: Language): string {
  const known = places.filter((place) => place.kind !== 'unknown');
  const [first, ...others] = known;
  if (!first) return '';
  if (others.length > 0)
    return t('searchScreen.where.several', { names: known.map((place) => placeName(place, t)).join(', ') });
  if (first.kind === 'region') return t(keyFromData(`searchScreen.where.region.${first.id}`));
  const name = placeName(first, t);
  if (first.name_where)
    return t('searchScreen.where.named', { where: language === 'is' ? first.name_where : name });
  return t(first.kind === 'district' ? 'searchScreen.where.inside' : 'searchScreen.where.by', { name });
}

type Range = 'price' | 'bedrooms' | 'bathrooms' | 'size';

/** "Frá 60 m²", "Allt að 380.000 kr.", "2–3 svefnherbergi". */
function rangeWords(
  range: Range,
  search: SearchAddress,
  t: Translate,
  { number }: Formats,
): string | undefined {
  const [min, max] = [search[`min_${range}`], search[`max_${range}`]];
  const inWords = (kind: 'exactly' | 'between' | 'from' | 'to', count: number) =>
    t(`searchScreen.active.${range}.${kind}`, { count, min: number(min ?? 0), max: number(max ?? 0) });
  if (min !== undefined && max !== undefined) return inWords(min === max ? 'exactly' : 'between', max);
  if (min !== undefined) return inWords('from', min);
  if (max !== undefined) return inWords('to', max);
  return undefined;
}

const codeLists = {
  listing_category: 'reference.labels.listingCategory',
  listing_type: 'reference.labels.listingType',
  furniture: 'reference.labels.furniture',
  allowed_pets: 'searchScreen.active.pets',
  included: 'searchScreen.active.included',
  amenity: 'reference.labels.amenity',
  duration: 'searchScreen.active.duration',
} as const;

/** Every active filter in the order of the filter's fields, each to be removed by itself. */
export function activeFilters(
  search: SearchAddress,
  places: readonly SearchedPlace[],
  t: Translate,
  format: Formats,
): ActiveFilter[] {
  const found: ActiveFilter[] = places.map((place) => ({
    key: `${place.field} ${place.value}`,
    words: placeName(place, t),
    without: withoutValue(search, place.field, place.value),
  }));
  if (search.alert)
    found.unshift({
      key: 'alert',
      words: t('searchScreen.active.alert'),
      without: withoutFilter(search, 'alert'),
    });
  if (search.boundaries_south_west)
    found.push({ key: 'area', words: t('searchScreen.active.area'), without: withoutFilter(search, 'area') });
  for (const range of ['price', 'bedrooms', 'bathrooms', 'size'] as const) {
    const words = rangeWords(range, search, t, format);
    if (words) found.push({ key: range, words, without: withoutFilter(search, range) });
  }
  for (const [field, texts] of Object.entries(codeLists) as [keyof typeof codeLists, string][])
    for (const code of search[field] ?? [])
      found.push({
        key: `${field} ${code}`,
        words: t(keyFromData(`${texts}.${code}`)),
        without: withoutValue(search, field, code),
      });
  if (search.months !== undefined)
    found.push({
      key: 'months',
      words: t('searchScreen.active.months', { count: search.months }),
      without: withoutFilter(search, 'months'),
    });
  if (search.words)
    found.push({
      key: 'words',
      words: t('searchScreen.active.words', { count: search.words.split(' ').length, words: search.words }),
      without: withoutFilter(search, 'words'),
    });
  if (search.available_by)
    found.push({
      key: 'available_by',
      words: t('searchScreen.active.availableBy', { date: format.date(search.available_by) }),
      without: withoutFilter(search, 'available_by'),
    });
  return found;
}

/** Short words for the buttons of the bar. */
export const barWords = {
  price(search: SearchAddress, t: Translate, format: Formats): string {
    const { min_price: min, max_price: max } = search;
    const { number } = format;
    // Rounded to thousands, 300 kr. would be nothing.
    const isRound = [min, max].every((price) => price === undefined || price % 1000 === 0);
    if (!isRound) return rangeWords('price', search, t, format)!;
    const thousands = (price: number) => number(price / 1000);
    if (min !== undefined && max !== undefined)
      return t('searchScreen.bar.priceBetween', { min: thousands(min), max: thousands(max) });
    if (min !== undefined) return t('searchScreen.bar.priceFrom', { min: thousands(min) });
    return max === undefined
      ? t('searchScreen.bar.price')
      : t('searchScreen.bar.priceTo', { max: thousands(max) });
  },
  bedrooms({ min_bedrooms: min, max_bedrooms: max }: SearchAddress, t: Translate): string {
    if (min === undefined && max === undefined) return t('searchScreen.bar.bedrooms');
    if (min !== undefined && max !== undefined)
      return t('searchScreen.bar.bedroomsOf', { number: min === max ? min : `${min}–${max}`, count: max });
    return t('searchScreen.bar.bedroomsOf', {
      number: min === undefined ? `0–${max}` : `${min}+`,
      count: min ?? max ?? 0,
    });
  },
  type({ listing_category: codes = [] }: SearchAddress, t: Translate): string {
    const [first, ...others] = codes;
    if (first === undefined) return t('searchScreen.bar.type');
    const name = t(`reference.labels.listingCategory.${first}`);
    return others.length > 0 ? `${name} +${others.length}` : name;
  },
};
