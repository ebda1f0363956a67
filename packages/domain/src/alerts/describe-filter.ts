import { regionNameKey } from '#regions/region-name-key.ts';
import type { Language } from '../shared/language.ts';
import { showNumber } from '../shared/money.ts';
import { readPlainDate, showDate } from '../shared/plain-date.ts';
import { keyFromData } from '../shared/text-key.ts';
import type { Translate } from '../shared/translate.ts';
import type { NamedPlace } from './filter-places.ts';
import type { SavedFilter } from './saved-search.ts';

interface Words {
  translate: Translate;
  language: Language;
}

/** The name of a place of a search; only regions have names in other languages than Icelandic. */
const placeName = ({ kind, id, name, value }: NamedPlace, translate: Translate): string =>
  kind === 'region' ? translate(regionNameKey(id)) : (name ?? value);

const ranges = ['bedrooms', 'bathrooms', 'size', 'price'] as const;

/** "2+ svefnherbergi", "60–90 m²", "að 300.000 kr.". */
function rangeWords(filter: SavedFilter, { translate, language }: Words): string[] {
  return ranges.flatMap((range) => {
    const [min, max] = [filter[`min_${range}`] || undefined, filter[`max_${range}`]];
    const kind = min === undefined ? 'to' : max === undefined ? 'from' : min === max ? 'exactly' : 'between';
    const count = max ?? min;
    if (count === undefined) return [];
    return [
      translate(`alerts.filter.${range}.${kind}`, {
        count,
        min: showNumber(min ?? 0, language),
        max: showNumber(max ?? 0, language),
      }),
    ];
  });
}

/** Filters whose values are named one by one, and where the names of the values stand. */
const codeLists = {
  listing_type: 'reference.labels.listingType',
  listing_category: 'reference.labels.listingCategory',
  furniture: 'reference.labels.furniture',
  allowed_pets: 'alerts.filter.pets',
  included: 'alerts.filter.included',
  amenity: 'reference.labels.amenity',
  duration: 'alerts.filter.duration',
} as const;

/**
 * A filter in words, one entry for each of its parts, places first. Needs the texts `alerts` and `reference`. An empty
 * filter is all of Iceland.
 */
export function describeFilter(filter: SavedFilter, places: readonly NamedPlace[], words: Words): string[] {
  const { translate } = words;
  const found = [...places.map((place) => placeName(place, translate))];
  if (filter.boundaries_south_west) found.push(translate('alerts.filter.area'));
  found.push(...rangeWords(filter, words));
  for (const [field, texts] of Object.entries(codeLists) as [keyof typeof codeLists, string][])
    found.push(...(filter[field] ?? []).map((code) => translate(keyFromData(`${texts}.${code}`))));
  if (filter.months !== undefined) found.push(translate('alerts.filter.months', { count: filter.months }));
  if (filter.words !== undefined)
    found.push(
      translate('alerts.filter.words', { count: filter.words.split(' ').length, words: filter.words }),
    );
  const day = readPlainDate(filter.available_by ?? '');
  if (day) found.push(translate('alerts.filter.availableBy', { date: showDate(day) }));
  return found.length > 0 ? found : [translate('alerts.filter.everything')];
}
