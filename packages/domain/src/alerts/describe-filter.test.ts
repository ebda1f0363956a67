import { describe, expect, it } from 'vitest';
import enAlerts from '../../locales/en/alerts.json' with { type: 'json' };
import enReference from '../../locales/en/reference.json' with { type: 'json' };
import enRegions from '../../locales/en/regions.json' with { type: 'json' };
import isAlerts from '../../locales/is/alerts.json' with { type: 'json' };
import isReference from '../../locales/is/reference.json' with { type: 'json' };
import isRegions from '../../locales/is/regions.json' with { type: 'json' };
import uaAlerts from '../../locales/ua/alerts.json' with { type: 'json' };
import uaReference from '../../locales/ua/reference.json' with { type: 'json' };
import uaRegions from '../../locales/ua/regions.json' with { type: 'json' };
import type { Language } from '../shared/language.ts';
import { translatorOf } from '../shared/translate.ts';
import { describeFilter } from './describe-filter.ts';
import { filterPlaces } from './filter-places.ts';
import type { SavedFilter } from './saved-search.ts';

const trees = {
  is: { alerts: isAlerts, reference: isReference, regions: isRegions },
  en: { alerts: enAlerts, reference: enReference, regions: enRegions },
  ua: { alerts: uaAlerts, reference: uaReference, regions: uaRegions },
};
const words = (filter: SavedFilter, language: Language = 'is') =>
  describeFilter(filter, filterPlaces(filter, []), {
    translate: translatorOf(language, (at) => trees[at] as never),
    language,
  });

describe('a filter in words', () => {
  it('R005: names places, sizes, prices and choices, each by itself', () => {
    const filter: SavedFilter = {
      regions: ['vesturland'],
      postal_codes: ['107'],
      min_bedrooms: 2,
      min_size: 60,
      max_size: 90,
      max_price: 300_000,
      listing_category: ['apartment'],
      allowed_pets: ['cat'],
      included: ['heating'],
      amenity: ['balcony'],
      available_by: '2027-03-01',
      duration: ['fixed-term'],
      months: 9,
      words: 'svalir bílskúr',
    };
    expect(words(filter)).toEqual([
      'Vesturland',
      '107 Reykjavík',
      '2 eða fleiri svefnherbergi',
      '60–90\u00a0m²',
      'Allt að 300.000\u00a0kr.',
      'Íbúð',
      'Kettir leyfðir',
      'Hiti innifalinn',
      'Svalir',
      'Tímabundin leiga',
      'Í 9 mánuði',
      'Með orðunum „svalir bílskúr“',
      'Laust í síðasta lagi 01.03.2027',
    ]);
    expect(words(filter, 'en').slice(2, 5)).toEqual([
      '2 or more bedrooms',
      '60–90\u00a0m²',
      'Up to 300,000\u00a0kr.',
    ]);
    expect(words(filter, 'ua')).toContain('Можна з котами');
  });

  it.each([
    [{ min_bedrooms: 1, max_bedrooms: 1 }, '1 svefnherbergi', '1 bedroom', '1 спальня'],
    [{ min_bedrooms: 3, max_bedrooms: 3 }, '3 svefnherbergi', '3 bedrooms', '3 спальні'],
    [{ min_bedrooms: 5, max_bedrooms: 5 }, '5 svefnherbergi', '5 bedrooms', '5 спалень'],
    [{ max_bedrooms: 1 }, 'Allt að 1 svefnherbergi', 'Up to 1 bedroom', 'До 1 спальні'],
    [{ max_bedrooms: 0 }, 'Allt að 0 svefnherbergi', 'Up to 0 bedrooms', 'До 0 спалень'],
    [
      { min_price: 200_000, max_price: 300_000 },
      '200.000–300.000\u00a0kr.',
      '200,000–300,000\u00a0kr.',
      '200\u00a0000–300\u00a0000\u00a0kr.',
    ],
    [
      { boundaries_south_west: '64,-22', boundaries_north_east: '65,-21' },
      'Valið svæði á korti',
      'Area chosen on the map',
      'Вибрана ділянка карти',
    ],
    [{}, 'Allt landið', 'All of Iceland', 'Уся Ісландія'],
  ] as [SavedFilter, string, string, string][])('N01: %j', (filter, is, en, ua) => {
    expect([words(filter, 'is'), words(filter, 'en'), words(filter, 'ua')]).toEqual([[is], [en], [ua]]);
  });

  it('a street or place of the map is called what it was found as', () => {
    const near = {
      field: 'google_place_id',
      value: 'abc',
      kind: 'map_place',
      id: 'abc',
      name: 'Harpa',
      box: { south: 64, west: -22, north: 65, east: -21 },
    } as const;
    const translate = translatorOf('is', () => trees.is as never);
    const filter = { google_place_id: 'abc' };
    expect(describeFilter(filter, filterPlaces(filter, [near]), { translate, language: 'is' })).toEqual([
      'Harpa',
    ]);
  });
});
