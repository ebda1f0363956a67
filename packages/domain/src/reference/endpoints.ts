import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { languageQuery, publicList } from '#shared/public-list.ts';
import {
  amenityAnswer,
  contractPaymentOptionAnswer,
  currencyAnswer,
  dueDateRuleAnswer,
  employmentStatusAnswer,
  houseUtilityAnswer,
  insuranceTypeAnswer,
  issueBillRuleAnswer,
  listingCategoryAnswer,
  namedRow,
  petTypeAnswer,
  priceTypeAnswer,
  utilityProviderAnswer,
} from './answers.ts';
import { houseUtilityIds } from './house-utilities.ts';

export const listContractPaymentOptions = endpoint({
  ...publicList,
  path: '/contract-payment-options',
  spec: 'E372',
  summary: 'How rent can be handled, with the services that each option includes and their fees.',
  response: z.array(contractPaymentOptionAnswer),
  // Staff change options and fees, and the landlord agrees to what is shown.
  sharedCacheSeconds: 60,
});

export const listAmenities = endpoint({
  ...publicList,
  path: '/amenities',
  spec: 'E373',
  summary: 'Amenities of a home, by group.',
  response: z.array(amenityAnswer),
});

export const listEmploymentStatuses = endpoint({
  ...publicList,
  path: '/employment-statuses',
  spec: 'E374',
  summary: 'Employment statuses of a rental profile.',
  response: z.array(employmentStatusAnswer),
});

export const listUtilityProviders = endpoint({
  ...publicList,
  path: '/utility-providers',
  spec: 'E375',
  summary: 'Companies that provide a utility, with the regions they serve.',
  query: z.object({
    ...languageQuery,
    utility: z.enum(houseUtilityIds, { error: 'validation.choice' }).optional(),
    region: z.string().max(60).optional(),
  }),
  response: z.array(utilityProviderAnswer),
});

export const listListingCategories = endpoint({
  ...publicList,
  path: '/listingcategories',
  spec: 'E376',
  summary: 'What can be let, with the listing types it can be let as.',
  response: z.array(listingCategoryAnswer),
});

export const listPriceTypes = endpoint({
  ...publicList,
  path: '/pricetypes',
  spec: 'E380',
  summary: 'What a price can be for; 1 is per month.',
  response: z.array(priceTypeAnswer),
});

export const listPetTypes = endpoint({
  ...publicList,
  path: '/pettypes',
  spec: 'E384',
  summary: 'Kinds of pets that a listing may allow.',
  response: z.array(petTypeAnswer),
});

export const listInsuranceTypes = endpoint({
  ...publicList,
  path: '/insurancetypes',
  spec: 'E385',
  summary: 'Securities that a contract can name, with their legal kind and limit.',
  response: z.array(insuranceTypeAnswer),
});

export const listCurrencies = endpoint({
  ...publicList,
  path: '/currencies',
  spec: 'E386',
  summary: 'Currencies of prices; 1 is the króna.',
  response: z.array(currencyAnswer),
});

export const listHouseUtilities = endpoint({
  ...publicList,
  path: '/houseutilities',
  spec: 'E387',
  summary: 'Utilities of a home; the third is the house fund.',
  response: z.array(houseUtilityAnswer),
});

export const listApplicationCategories = endpoint({
  ...publicList,
  path: '/application-categories',
  spec: 'E388',
  summary: 'Who would live in the home.',
  response: z.array(namedRow),
});

export const listIssueBillRules = endpoint({
  ...publicList,
  path: '/issue-bill-rules',
  spec: 'E389',
  summary: 'How long before its due date a bill is sent.',
  response: z.array(issueBillRuleAnswer),
});

export const listDueDateRules = endpoint({
  ...publicList,
  path: '/due-date-rules',
  spec: 'E390',
  summary: 'Days of the month on which rent can fall due.',
  response: z.array(dueDateRuleAnswer),
});

export const listApplicantOccupations = endpoint({
  ...publicList,
  path: '/applicant-occupations',
  spec: 'E392',
  summary: 'Occupations of applicants.',
  response: z.array(namedRow),
});

export const listApplicantRelations = endpoint({
  ...publicList,
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
  query: z.object(languageQuery),
  response: z.array(namedRow),
});

export const listListingTypes = endpoint({
  ...publicList,
  path: '/listingtypes',
  spec: 'X116',
  summary: 'Kinds of letting.',
  response: z.array(namedRow),
});
