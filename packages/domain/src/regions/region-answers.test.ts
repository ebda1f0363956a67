import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Language } from '#shared/language.ts';
import { type TextTree, translatorOf } from '#shared/translate.ts';
import en from '../../locales/en/regions.json' with { type: 'json' };
import is from '../../locales/is/regions.json' with { type: 'json' };
import ua from '../../locales/ua/regions.json' with { type: 'json' };
import * as endpoints from './endpoints.ts';
import { referencePlaceRows, suggestionTexts } from './place-rows.ts';
import {
  cityAnswers,
  cityRegionAnswers,
  postalCodeAnswers,
  presentRegion,
  regionAnswers,
} from './region-answers.ts';
import { regionById } from './regions.ts';

const trees: Record<Language, TextTree> = { is: { regions: is }, en: { regions: en }, ua: { regions: ua } };
const translator = (language: Language) => translatorOf(language, (one) => trees[one]);
const languages: Language[] = ['is', 'en', 'ua'];

/** Every list with the schema of its call. */
const answers = (language: Language): [schema: z.ZodType, answer: unknown[]][] => [
  [endpoints.listRegions.response, regionAnswers(translator(language))],
  [endpoints.listCities.response, cityAnswers()],
  [endpoints.listPostalCodes.response, postalCodeAnswers(true)],
  [endpoints.listCityRegions.response, cityRegionAnswers(translator(language))],
];

describe('answers about regions', () => {
  it('found 41: cities are listed by the Icelandic alphabet', () => {
    const some = ['Akureyri', 'Árneshreppur', 'Selfoss', 'Súðavík', 'Vogar', 'Þingeyri', 'Þórshöfn', 'Ölfus'];
    const names = cityAnswers().map(({ name }) => name);
    expect(names.filter((name) => some.includes(name))).toEqual(some);
  });

  it.each(languages)('in %s are what their schemas say, with a name for everything', (language) => {
    for (const [schema, answer] of answers(language)) {
      expect(schema.parse(answer)).toEqual(answer);
      expect(answer.length).toBeGreaterThan(0);
      expect(JSON.stringify(answer)).not.toMatch(/\.labels|\{\{/);
    }
  });

  it('offer only codes that homes can have, unless all are asked for (C49)', () => {
    expect(postalCodeAnswers()).toHaveLength(175);
    expect(postalCodeAnswers().every(({ is_searchable }) => is_searchable)).toBe(true);
    for (const { id, code, slug } of postalCodeAnswers(true)) expect([id, slug]).toEqual([code, code]);
  });

  it('mark the six recommended regions (R036) and answer one by its id (R314)', () => {
    expect(regionAnswers(translator('is'), 'city_region').map((one) => one.is_recommended)).toEqual([
      ...Array(6).fill(true),
      false,
    ]);
    expect(presentRegion(regionById('sudurnes')!, translator('en')).name).toBe('Southern Peninsula');
    expect(presentRegion(regionById('kopavogur')!, translator('en'))).toMatchObject({
      name: 'Kópavogur',
      name_dative: 'Kópavogi',
    });
    const [capital] = cityRegionAnswers(translator('is'));
    expect(capital?.postal_codes[0]).toMatchObject({
      code: '101',
      regions: [{ id: '101-midborg', name: 'Miðborg' }, {}, {}, {}],
    });
  });
});

describe('rows of the place search', () => {
  it('hold every region, town and searchable code, findable in every language', () => {
    const rows = referencePlaceRows(languages.map(translator));
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    expect([count('region'), count('town'), count('postal_code')]).toEqual([7, 87, 175]);
    expect(rows[0]).toMatchObject({
      name: 'Höfuðborgarsvæðið',
      aliases: ['Capital Region', 'Столичний регіон'],
    });
    expect(rows.find(({ id }) => id === '220')?.aliases).toContain('Miðbær Hafnarfjörður');
    expect(rows.find(({ id }) => id === '230')?.aliases).toContain('Keflavík');
  });

  it('are shown in the language of the request', () => {
    const suggestion = { title: 'x', subtitle: 'y' };
    const texts = (kind: 'region' | 'town' | 'postal_code' | 'street', id: string) =>
      suggestionTexts({ ...suggestion, kind, id }, translator('en'));
    expect(texts('region', 'vestfirdir')).toEqual({ title: 'Westfjords', subtitle: '' });
    expect(texts('town', 'akureyri')).toEqual({ title: 'x', subtitle: 'North Iceland' });
    expect(texts('postal_code', '101')).toEqual({ title: 'x', subtitle: 'Miðbær' });
    expect(texts('street', '1')).toEqual(suggestion);
  });
});
