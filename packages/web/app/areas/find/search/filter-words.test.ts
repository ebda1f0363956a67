import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatsFor } from '#platform/format/formats.ts';
import { loadTexts, translator } from '#platform/i18n/texts.ts';
import { activeFilters, barWords, placeWords } from './filter-words.ts';

const place = (given: Partial<SearchedPlace>): SearchedPlace => ({
  field: 'cities',
  value: 'akureyri',
  kind: 'city',
  id: 'akureyri',
  name: 'Akureyri',
  name_where: 'á Akureyri',
  boundaries_south_west: null,
  boundaries_north_east: null,
  ...given,
});
const region = place({
  field: 'regions',
  value: 'nordurland',
  kind: 'region',
  id: 'nordurland',
  name: null,
  name_where: null,
});

describe('filters in words', () => {
  beforeAll(async () => {
    for (const language of ['is', 'en', 'ua'] as const)
      await loadTexts(language, ['searchScreen', 'reference', 'regions']);
  });
  const words = (search: Parameters<typeof activeFilters>[0], places: SearchedPlace[] = []) =>
    activeFilters(search, places, translator('is'), formatsFor('is')).map((one) => one.words);

  it('V060: every filter has a chip of its own', () => {
    expect(
      words(
        {
          min_price: 200_000,
          max_price: 380_000,
          min_bedrooms: 2,
          max_size: 120,
          listing_category: ['apartment', 'studio'],
          allowed_pets: ['dog'],
          included: ['heating'],
          amenity: ['balcony'],
          available_by: '2027-01-01',
          duration: ['long-term'],
          months: 3,
          words: 'svalir bílskúr',
        },
        [place({})],
      ),
    ).toEqual([
      'Akureyri',
      '200.000–380.000\u00a0kr.',
      '2 eða fleiri svefnherbergi',
      'Allt að 120\u00a0m²',
      'Íbúð',
      'Stúdíóíbúð',
      'Hundar leyfðir',
      'Hiti innifalinn',
      'Svalir',
      'Ótímabundin leiga',
      'Í 3 mánuði',
      'Orðin „svalir bílskúr“',
      'Laust í síðasta lagi 01.01.2027',
    ]);
  });

  it('each chip leads to the search without its own filter, and nothing else', () => {
    const search = { allowed_pets: ['dog', 'cat'] as ('dog' | 'cat')[], max_price: 300_000, page: 2 };
    const found = activeFilters(search, [], translator('is'), formatsFor('is'));
    expect(found.map((one) => one.without)).toEqual([
      { allowed_pets: ['dog', 'cat'] },
      { allowed_pets: ['cat'], max_price: 300_000 },
      { allowed_pets: ['dog'], max_price: 300_000 },
    ]);
  });

  it('where homes are follows the grammar of each language', () => {
    const words = (places: SearchedPlace[], language: 'is' | 'en' | 'ua') =>
      placeWords(places, translator(language), language);
    expect(words([place({})], 'is')).toBe('á Akureyri');
    expect(words([place({})], 'en')).toBe('in Akureyri');
    expect(words([place({})], 'ua')).toBe('· Akureyri');
    expect(words([region], 'is')).toBe('á Norðurlandi');
    expect(words([region], 'en')).toBe('in North Iceland');
    expect(words([], 'is')).toBe('');
    expect(words([place({ kind: 'unknown', name: null, name_where: null })], 'is')).toBe('');
  });

  it('the bar says what is set in few words', () => {
    const [t, format] = [translator('is'), formatsFor('is')];
    expect(barWords.price({ min_price: 200_000, max_price: 380_000 }, t, format)).toBe('200–380 þús. kr.');
    expect(barWords.price({ max_price: 380_000 }, t, format)).toBe('Allt að 380 þús. kr.');
    expect(barWords.price({ max_price: 300 }, t, format)).toBe('Allt að 300\u00a0kr.');
    expect(barWords.price({ min_price: 200_000, max_price: 254_500 }, t, format)).toBe(
      '200.000–254.500\u00a0kr.',
    );
    expect(barWords.price({}, t, format)).toBe('Verð');
    expect(barWords.bedrooms({ min_bedrooms: 2 }, t)).toBe('2+ svefnherbergi');
    expect(barWords.bedrooms({ min_bedrooms: 2, max_bedrooms: 3 }, t)).toBe('2–3 svefnherbergi');
    expect(barWords.type({ listing_category: ['room', 'studio'] }, t)).toBe('Herbergi +1');
  });
});
