import * as contract from '@heima/domain/reference/endpoints.ts';
import {
  countryAnswers,
  countryCodeAnswers,
  languageAnswers,
} from '@heima/domain/reference/language-answers.ts';
import * as lists from '@heima/domain/reference/list-answers.ts';
import {
  cityAnswers,
  cityRegionAnswers,
  postalCodeAnswers,
  presentRegion,
  regionAnswers,
} from '@heima/domain/reference/region-answers.ts';
import { regionById } from '@heima/domain/reference/regions.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import { type Call, type Route, route } from '#platform/http/call.ts';

/** Says texts in the language of the request. */
const speaker =
  ({ services, language }: Call): Say =>
  (key, params) =>
    services.texts.say(language, key, params);

/** The lists that forms and filters choose from; what they hold stands in the domain. */
export const routes: readonly Route[] = [
  route(contract.listLanguages, async (_, { language }) => languageAnswers(language)),
  route(contract.listCountries, async (_, { language }) => countryAnswers(language)),
  route(contract.listCountryCodes, async (_, { language }) => countryCodeAnswers(language)),
  route(contract.listCityRegions, async (_, call) => cityRegionAnswers(speaker(call))),
  route(contract.listRegions, async ({ query }, call) => regionAnswers(speaker(call), query.kind)),
  route(contract.getRegion, async ({ params }, call) => {
    const region = regionById(params.id) ?? refuse('common.notFound');
    return presentRegion(region, speaker(call));
  }),
  route(contract.listPostalCodes, async ({ query }) => postalCodeAnswers(query.all)),
  route(contract.listCities, async () => cityAnswers()),
  route(contract.listUtilityProviders, async ({ query }) => lists.utilityProviderAnswers(query)),
  route(contract.listContractPaymentOptions, async (_, call) =>
    lists.contractPaymentOptionAnswers(speaker(call)),
  ),
  route(contract.listAmenities, async (_, call) => lists.amenityAnswers(speaker(call))),
  route(contract.listEmploymentStatuses, async (_, call) => lists.employmentStatusAnswers(speaker(call))),
  route(contract.listListingCategories, async (_, call) => lists.listingCategoryAnswers(speaker(call))),
  route(contract.listListingTypes, async (_, call) => lists.listingTypeAnswers(speaker(call))),
  route(contract.listPriceTypes, async (_, call) => lists.priceTypeAnswers(speaker(call))),
  route(contract.listPetTypes, async (_, call) => lists.petTypeAnswers(speaker(call))),
  route(contract.listInsuranceTypes, async (_, call) => lists.insuranceTypeAnswers(speaker(call))),
  route(contract.listCurrencies, async (_, call) => lists.currencyAnswers(speaker(call))),
  route(contract.listHouseUtilities, async (_, call) => lists.houseUtilityAnswers(speaker(call))),
  route(contract.listApplicationCategories, async (_, call) =>
    lists.applicationCategoryAnswers(speaker(call)),
  ),
  route(contract.listIssueBillRules, async (_, call) => lists.issueBillRuleAnswers(speaker(call))),
  route(contract.listDueDateRules, async (_, call) => lists.dueDateRuleAnswers(speaker(call))),
  route(contract.listApplicantOccupations, async (_, call) => lists.occupationAnswers(speaker(call))),
  route(contract.listApplicantRelations, async (_, call) => lists.relationAnswers(speaker(call))),
  route(contract.listPaymentMethods, async (_, call) => lists.paymentMethodAnswers(speaker(call))),
  route(contract.listIndexModels, async (_, call) => lists.indexModelAnswers(speaker(call))),
];
