import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { languageInput } from '#shared/language-input.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { queryFlag } from '#shared/query-values.ts';
import {
  amenityAnswer,
  cityAnswer,
  cityRegionAnswer,
  contractPaymentOptionAnswer,
  countryAnswer,
  countryCodeAnswer,
  currencyAnswer,
  dueDateRuleAnswer,
  employmentStatusAnswer,
  houseUtilityAnswer,
  indexModelAnswer,
  insuranceTypeAnswer,
  issueBillRuleAnswer,
  languageAnswer,
  listingCategoryAnswer,
  namedRow,
  petTypeAnswer,
  postalCodeAnswer,
  priceTypeAnswer,
  regionAnswer,
  translationAnswer,
  utilityProviderAnswer,
} from './answers.ts';
import { houseUtilityIds } from './house-utilities.ts';
import { regionKinds } from './region-kinds.ts';
import { maxTranslationLength } from './translation-texts.ts';

/** The language stands in the address, so that shared caches keep the answers apart. */
const lang = { lang: languageInput.optional() };
const inLanguage = z.object(lang);
/** Lists change with a release; an hour later every cache knows it. */
const sharedCacheSeconds = 3600;

/** What all public lists have in common. */
const list = {
  method: 'GET',
  access: 'anyone',
  query: inLanguage,
  sharedCacheSeconds,
} as const;

export const listLanguages = endpoint({
  ...list,
  path: '/languages',
  spec: 'E368',
  summary: 'The languages that people speak, those of the interface first with their locale entries.',
  response: z.array(languageAnswer),
});

export const getTranslations = endpoint({
  ...list,
  path: '/translations',
  spec: 'E369',
  summary: 'All texts of a language as a map from tag to text, with the changes made by staff.',
  response: z.record(z.string(), z.string()),
  // Staff see their changes soon.
  sharedCacheSeconds: 60,
});

export const listTranslationTags = endpoint({
  method: 'GET',
  path: '/translation-tags',
  spec: 'E370',
  summary:
    'The texts of a language beside those of the language translated from, English to Icelandic by default.',
  access: { staff: 'content' },
  query: z.object({
    ...lang,
    from: languageInput.optional(),
    search: z.string().trim().max(100).optional(),
    is_changed: queryFlag().optional(),
    ...pageQuery,
  }),
  response: pageOf(translationAnswer),
});

export const changeTranslation = endpoint({
  method: 'PATCH',
  path: '/translations/:id',
  spec: 'E371',
  summary: 'Words a text anew; it must show the same values. An empty text brings the delivered one back.',
  access: { staff: 'content' },
  params: z.object({ id: z.string().min(4).max(300) }),
  body: z.object({ text: z.string().trim().max(maxTranslationLength) }),
  response: translationAnswer,
  refusals: ['reference.placeholdersDiffer', 'reference.placeholdersUnknown'],
});

export const listContractPaymentOptions = endpoint({
  ...list,
  path: '/contract-payment-options',
  spec: 'E372',
  summary: 'How rent can be handled, with the services that each option includes and their fees.',
  response: z.array(contractPaymentOptionAnswer),
  // Staff change options and fees, and the landlord agrees to what is shown.
  sharedCacheSeconds: 60,
});

export const listAmenities = endpoint({
  ...list,
  path: '/amenities',
  spec: 'E373',
  summary: 'Amenities of a home, by group.',
  response: z.array(amenityAnswer),
});

export const listEmploymentStatuses = endpoint({
  ...list,
  path: '/employment-statuses',
  spec: 'E374',
  summary: 'Employment statuses of a rental profile.',
  response: z.array(employmentStatusAnswer),
});

export const listUtilityProviders = endpoint({
  ...list,
  path: '/utility-providers',
  spec: 'E375',
  summary: 'Companies that provide a utility, with the regions they serve.',
  query: z.object({
    ...lang,
    utility: z.enum(houseUtilityIds, { error: 'validation.choice' }).optional(),
    region: z.string().max(60).optional(),
  }),
  response: z.array(utilityProviderAnswer),
});

export const listListingCategories = endpoint({
  ...list,
  path: '/listingcategories',
  spec: 'E376',
  summary: 'What can be let, with the listing types it can be let as.',
  response: z.array(listingCategoryAnswer),
});

export const listCityRegions = endpoint({
  ...list,
  path: '/city-regions',
  spec: 'E377',
  summary: 'City regions with their postal codes, each with its regions.',
  response: z.array(cityRegionAnswer),
});

export const listRegions = endpoint({
  ...list,
  path: '/regions',
  spec: 'E378',
  summary: 'Regions of the search; the first six are the recommended ones.',
  query: z.object({ ...lang, kind: z.enum(regionKinds, { error: 'validation.choice' }).optional() }),
  response: z.array(regionAnswer),
});

export const getRegion = endpoint({
  ...list,
  path: '/regions/:id',
  spec: 'E379',
  summary: 'One region; clients keep it by its id.',
  params: z.object({ id: z.string().max(80) }),
  response: regionAnswer,
});

export const listPriceTypes = endpoint({
  ...list,
  path: '/pricetypes',
  spec: 'E380',
  summary: 'What a price can be for; 1 is per month.',
  response: z.array(priceTypeAnswer),
});

export const listPostalCodes = endpoint({
  ...list,
  path: '/postalcodes',
  spec: 'E381',
  summary: 'Postal codes that homes can have; with all=true also those of post boxes and large receivers.',
  query: z.object({ ...lang, all: queryFlag().optional() }),
  response: z.array(postalCodeAnswer),
});

export const listCities = endpoint({
  ...list,
  path: '/cities',
  spec: 'E382',
  summary: 'Towns and rural areas with their postal codes.',
  response: z.array(cityAnswer),
});

export const listCountries = endpoint({
  ...list,
  path: '/countries',
  spec: 'E383',
  summary: 'All countries, Iceland first.',
  response: z.array(countryAnswer),
});

export const listPetTypes = endpoint({
  ...list,
  path: '/pettypes',
  spec: 'E384',
  summary: 'Kinds of pets that a listing may allow.',
  response: z.array(petTypeAnswer),
});

export const listInsuranceTypes = endpoint({
  ...list,
  path: '/insurancetypes',
  spec: 'E385',
  summary: 'Securities that a contract can name, with their legal kind and limit.',
  response: z.array(insuranceTypeAnswer),
});

export const listCurrencies = endpoint({
  ...list,
  path: '/currencies',
  spec: 'E386',
  summary: 'Currencies of prices; 1 is the króna.',
  response: z.array(currencyAnswer),
});

export const listHouseUtilities = endpoint({
  ...list,
  path: '/houseutilities',
  spec: 'E387',
  summary: 'Utilities of a home; the third is the house fund.',
  response: z.array(houseUtilityAnswer),
});

export const listApplicationCategories = endpoint({
  ...list,
  path: '/application-categories',
  spec: 'E388',
  summary: 'Who would live in the home.',
  response: z.array(namedRow),
});

export const listIssueBillRules = endpoint({
  ...list,
  path: '/issue-bill-rules',
  spec: 'E389',
  summary: 'How long before its due date a bill is sent.',
  response: z.array(issueBillRuleAnswer),
});

export const listDueDateRules = endpoint({
  ...list,
  path: '/due-date-rules',
  spec: 'E390',
  summary: 'Days of the month on which rent can fall due.',
  response: z.array(dueDateRuleAnswer),
});

export const listCountryCodes = endpoint({
  ...list,
  path: '/country-codes',
  spec: 'E391',
  summary: 'Calling codes of phone numbers, Iceland first.',
  response: z.array(countryCodeAnswer),
});

export const listApplicantOccupations = endpoint({
  ...list,
  path: '/applicant-occupations',
  spec: 'E392',
  summary: 'Occupations of applicants.',
  response: z.array(namedRow),
});

export const listApplicantRelations = endpoint({
  ...list,
  path: '/applicant-relations',
  spec: 'E393',
  summary: 'How a co-applicant is related to the main applicant.',
  response: z.array(namedRow),
});

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payment-methods',
  spec: 'E394',
  summary: 'Ways to pay the rent.',
  access: 'user',
  query: inLanguage,
  response: z.array(namedRow),
});

export const listIndexModels = endpoint({
  method: 'GET',
  path: '/index-models',
  spec: 'E395',
  summary: 'Indices that a rent can follow, with their latest official value.',
  access: 'user',
  query: inLanguage,
  response: z.array(indexModelAnswer),
});

export const listListingTypes = endpoint({
  ...list,
  path: '/listingtypes',
  spec: 'X116',
  summary: 'Kinds of letting.',
  response: z.array(namedRow),
});
