import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as countries from '#countries/endpoints.ts';
import * as regions from '#regions/endpoints.ts';
import * as rentIndex from '#rent-index/endpoints.ts';
import type { Language } from '#shared/language.ts';
import { type TextTree, translatorOf } from '#shared/translate.ts';
import * as translations from '#translations/endpoints.ts';
import en from '../../locales/en/reference.json' with { type: 'json' };
import is from '../../locales/is/reference.json' with { type: 'json' };
import ua from '../../locales/ua/reference.json' with { type: 'json' };
import * as endpoints from './endpoints.ts';
import * as lists from './list-answers.ts';

const trees: Record<Language, TextTree> = {
  is: { reference: is },
  en: { reference: en },
  ua: { reference: ua },
};
const translator = (language: Language) => translatorOf(language, (one) => trees[one]);
const languages: Language[] = ['is', 'en', 'ua'];

/** Every list with the schema of its call. */
const answers = (language: Language): [schema: z.ZodType, answer: unknown[]][] => {
  const translate = translator(language);
  return [
    [endpoints.listAmenities.response, lists.amenityAnswers(translate)],
    [endpoints.listListingTypes.response, lists.listingTypeAnswers(translate)],
    [endpoints.listListingCategories.response, lists.listingCategoryAnswers(translate)],
    [endpoints.listPetTypes.response, lists.petTypeAnswers(translate)],
    [endpoints.listPriceTypes.response, lists.priceTypeAnswers(translate)],
    [endpoints.listHouseUtilities.response, lists.houseUtilityAnswers(translate)],
    [endpoints.listUtilityProviders.response, lists.utilityProviderAnswers()],
    [endpoints.listInsuranceTypes.response, lists.insuranceTypeAnswers(translate)],
    [endpoints.listCurrencies.response, lists.currencyAnswers(translate)],
    [endpoints.listEmploymentStatuses.response, lists.employmentStatusAnswers(translate)],
    [endpoints.listApplicantOccupations.response, lists.occupationAnswers(translate)],
    [endpoints.listApplicantRelations.response, lists.relationAnswers(translate)],
    [endpoints.listApplicationCategories.response, lists.applicationCategoryAnswers(translate)],
    [endpoints.listDueDateRules.response, lists.dueDateRuleAnswers(translate)],
    [endpoints.listIssueBillRules.response, lists.issueBillRuleAnswers(translate)],
    [endpoints.listPaymentMethods.response, lists.paymentMethodAnswers(translate)],
    [endpoints.listContractPaymentOptions.response, lists.contractPaymentOptionAnswers(translate)],
  ];
};

describe('the calls of reference data', () => {
  it('and of what was split from them answer the rows E368 to E395 and X116, each once', () => {
    const calls = [endpoints, regions, countries, rentIndex, translations].flatMap((one) =>
      Object.values(one),
    );
    const wanted = Array.from({ length: 28 }, (_, at) => `E${368 + at}`);
    // A call that the documents do not have, to word a text anew, has no row.
    const rows = calls.map((one) => one.spec).filter((spec) => spec !== undefined);
    expect(rows.toSorted()).toEqual([...wanted, 'X116']);
    const ofStaff = calls.filter(({ access, spec }) => typeof access === 'object' && spec !== undefined);
    expect(ofStaff.map(({ spec }) => spec)).toEqual(['E370', 'E371']);
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
      lists.amenityAnswers(translator(language)).find(({ id }) => id === 'hot_tub')?.name;
    expect(languages.map(hotTub)).toEqual(['Heitur pottur', 'Hot tub', 'Джакузі']);
  });
});
