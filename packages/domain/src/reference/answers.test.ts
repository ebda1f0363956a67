import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Language } from '#shared/language.ts';
import { sayIn, type TextTree } from '#shared/say.ts';
import en from '../../locales/en/reference.json' with { type: 'json' };
import is from '../../locales/is/reference.json' with { type: 'json' };
import ua from '../../locales/ua/reference.json' with { type: 'json' };
import * as endpoints from './endpoints.ts';
import { countryAnswers, countryCodeAnswers, languageAnswers } from './language-answers.ts';
import * as lists from './list-answers.ts';
import { referencePlaceRows, suggestionTexts } from './place-rows.ts';
import {
  cityAnswers,
  cityRegionAnswers,
  postalCodeAnswers,
  presentRegion,
  regionAnswers,
} from './region-answers.ts';
import { regionById } from './regions.ts';

const trees: Record<Language, TextTree> = {
  is: { reference: is },
  en: { reference: en },
  ua: { reference: ua },
};
const say = (language: Language) => sayIn(language, (one) => trees[one]);
const languages: Language[] = ['is', 'en', 'ua'];

/** Every list with the schema of its call. */
const answers = (language: Language): [schema: z.ZodType, answer: unknown[]][] => {
  const speak = say(language);
  return [
    [endpoints.listAmenities.response, lists.amenityAnswers(speak)],
    [endpoints.listListingTypes.response, lists.listingTypeAnswers(speak)],
    [endpoints.listListingCategories.response, lists.listingCategoryAnswers(speak)],
    [endpoints.listPetTypes.response, lists.petTypeAnswers(speak)],
    [endpoints.listPriceTypes.response, lists.priceTypeAnswers(speak)],
    [endpoints.listHouseUtilities.response, lists.houseUtilityAnswers(speak)],
    [endpoints.listUtilityProviders.response, lists.utilityProviderAnswers()],
    [endpoints.listInsuranceTypes.response, lists.insuranceTypeAnswers(speak)],
    [endpoints.listCurrencies.response, lists.currencyAnswers(speak)],
    [endpoints.listEmploymentStatuses.response, lists.employmentStatusAnswers(speak)],
    [endpoints.listApplicantOccupations.response, lists.occupationAnswers(speak)],
    [endpoints.listApplicantRelations.response, lists.relationAnswers(speak)],
    [endpoints.listApplicationCategories.response, lists.applicationCategoryAnswers(speak)],
    [endpoints.listDueDateRules.response, lists.dueDateRuleAnswers(speak)],
    [endpoints.listIssueBillRules.response, lists.issueBillRuleAnswers(speak)],
    [endpoints.listPaymentMethods.response, lists.paymentMethodAnswers(speak)],
    [endpoints.listContractPaymentOptions.response, lists.contractPaymentOptionAnswers(speak)],
    [endpoints.listIndexModels.response, lists.indexModelAnswers(speak)],
    [endpoints.listCountries.response, countryAnswers(language)],
    [endpoints.listCountryCodes.response, countryCodeAnswers(language)],
    [endpoints.listLanguages.response, languageAnswers(language)],
    [endpoints.listRegions.response, regionAnswers(speak)],
    [endpoints.listCities.response, cityAnswers()],
    [endpoints.listPostalCodes.response, postalCodeAnswers(true)],
    [endpoints.listCityRegions.response, cityRegionAnswers(speak)],
  ];
};

describe('the calls of reference data', () => {
  it('answer the rows E368 to E395 and X116, each once', () => {
    const rows = Object.values(endpoints).map((one) => one.spec);
    const wanted = Array.from({ length: 28 }, (_, at) => `E${368 + at}`);
    expect(rows.toSorted()).toEqual([...wanted, 'X116']);
    expect(
      Object.values(endpoints)
        .filter(({ access }) => typeof access === 'object')
        .map(({ spec }) => spec),
    ).toEqual(['E370', 'E371']);
  });

  it.each(languages)('answer in %s what their schemas say, with a name for everything', (language) => {
    for (const [schema, answer] of answers(language)) {
      expect(schema.parse(answer)).toEqual(answer);
      expect(answer.length).toBeGreaterThan(0);
      expect(JSON.stringify(answer)).not.toMatch(/reference\.labels|\{\{/);
    }
  });

  it('speak the language asked for', () => {
    const hotTub = (language: Language) =>
      lists.amenityAnswers(say(language)).find(({ id }) => id === 'hot_tub')?.name;
    expect(languages.map(hotTub)).toEqual(['Heitur pottur', 'Hot tub', 'Джакузі']);
  });

  it('put Iceland first and sort the rest by the alphabet of the language', () => {
    expect(countryAnswers('is')[0]).toEqual({ id: 'IS', name: 'Ísland' });
    const names = countryAnswers('is').map(({ name }) => name);
    expect(names.indexOf('Danmörk')).toBeLessThan(names.indexOf('Egyptaland'));
    expect(names.indexOf('Ungverjaland')).toBeLessThan(names.indexOf('Þýskaland'));
    expect(countryCodeAnswers('ua')[0]).toEqual({ id: 'IS', country: 'Ісландія', code: '+354', iso: 'IS' });
  });

  it('carry the locale entries of the interface (R576, R577, R578, R630, C22)', () => {
    expect(languageAnswers('en').slice(0, 3)).toMatchObject([
      { id: 'is', code: 'is', iso: 'is-IS', name: 'Íslenska', file: 'is.json', translated_name: 'Icelandic' },
      { id: 'en', code: 'en', iso: 'en-US', name: 'English', file: 'en.json', translated_name: 'English' },
      {
        id: 'uk',
        code: 'ua',
        iso: 'ua-UA',
        name: 'Українська',
        file: 'ua.json',
        translated_name: 'Ukrainian',
      },
    ]);
    const polish = languageAnswers('is').find(({ id }) => id === 'pl');
    expect(polish).toMatchObject({
      name: 'Polski',
      translated_name: 'Pólska',
      file: null,
      is_for_descriptions: true,
    });
  });

  it('offer only codes that homes can have, unless all are asked for (C49)', () => {
    expect(postalCodeAnswers()).toHaveLength(175);
    expect(postalCodeAnswers().every(({ is_searchable }) => is_searchable)).toBe(true);
    for (const { id, code, slug } of postalCodeAnswers(true)) expect([id, slug]).toEqual([code, code]);
  });

  it('mark the six recommended regions (R036) and answer one by its id (R314)', () => {
    expect(regionAnswers(say('is'), 'city_region').map((one) => one.is_recommended)).toEqual([
      ...Array(6).fill(true),
      false,
    ]);
    expect(presentRegion(regionById('sudurnes')!, say('en')).name).toBe('Southern Peninsula');
    expect(presentRegion(regionById('kopavogur')!, say('en'))).toMatchObject({
      name: 'Kópavogur',
      name_dative: 'Kópavogi',
    });
    const [capital] = cityRegionAnswers(say('is'));
    expect(capital?.postal_codes[0]).toMatchObject({
      code: '101',
      regions: [{ id: '101-midborg', name: 'Miðborg' }, {}, {}, {}],
    });
  });
});

describe('rows of the place search', () => {
  it('hold every region, town and searchable code, findable in every language', () => {
    const rows = referencePlaceRows(languages.map(say));
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
      suggestionTexts({ ...suggestion, kind, id }, say('en'));
    expect(texts('region', 'vestfirdir')).toEqual({ title: 'Westfjords', subtitle: '' });
    expect(texts('town', 'akureyri')).toEqual({ title: 'x', subtitle: 'North Iceland' });
    expect(texts('postal_code', '101')).toEqual({ title: 'x', subtitle: 'Miðbær' });
    expect(texts('street', '1')).toEqual(suggestion);
  });
});
