import * as contract from '@heima/domain/reference/endpoints.ts';
import * as lists from '@heima/domain/reference/list-answers.ts';
import { type Route, route } from '#platform/http/call.ts';
import { translator } from '#platform/http/translator.ts';

/** The lists that forms and filters choose from; what they hold stands in the domain. */
export const routes: readonly Route[] = [
  route(contract.listUtilityProviders, async ({ query }) => lists.utilityProviderAnswers(query)),
  route(contract.listContractPaymentOptions, async (_, call) =>
    lists.contractPaymentOptionAnswers(translator(call)),
  ),
  route(contract.listAmenities, async (_, call) => lists.amenityAnswers(translator(call))),
  route(contract.listEmploymentStatuses, async (_, call) => lists.employmentStatusAnswers(translator(call))),
  route(contract.listListingCategories, async (_, call) => lists.listingCategoryAnswers(translator(call))),
  route(contract.listListingTypes, async (_, call) => lists.listingTypeAnswers(translator(call))),
  route(contract.listPriceTypes, async (_, call) => lists.priceTypeAnswers(translator(call))),
  route(contract.listPetTypes, async (_, call) => lists.petTypeAnswers(translator(call))),
  route(contract.listInsuranceTypes, async (_, call) => lists.insuranceTypeAnswers(translator(call))),
  route(contract.listCurrencies, async (_, call) => lists.currencyAnswers(translator(call))),
  route(contract.listHouseUtilities, async (_, call) => lists.houseUtilityAnswers(translator(call))),
  route(contract.listApplicationCategories, async (_, call) =>
    lists.applicationCategoryAnswers(translator(call)),
  ),
  route(contract.listIssueBillRules, async (_, call) => lists.issueBillRuleAnswers(translator(call))),
  route(contract.listDueDateRules, async (_, call) => lists.dueDateRuleAnswers(translator(call))),
  route(contract.listApplicantOccupations, async (_, call) => lists.occupationAnswers(translator(call))),
  route(contract.listApplicantRelations, async (_, call) => lists.relationAnswers(translator(call))),
  route(contract.listPaymentMethods, async (_, call) => lists.paymentMethodAnswers(translator(call))),
];
