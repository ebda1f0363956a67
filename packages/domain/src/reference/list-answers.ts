import type { z } from 'zod';
import { currencies } from '#shared/money.ts';
import type { Say } from '#shared/say.ts';
import { amenities } from './amenities.ts';
import type {
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
import { applicantRelations } from './applicant-relations.ts';
import { applicationCategories } from './application-categories.ts';
import { type ContractPaymentOption, contractPaymentOptions } from './contract-payment-options.ts';
import { dueDateRules } from './due-date-rules.ts';
import { employmentStatuses } from './employment-statuses.ts';
import { type HouseUtility, houseUtilities } from './house-utilities.ts';
import { insuranceTypes, securityOf } from './insurance-types.ts';
import { issueBillRules } from './issue-bill-rules.ts';
import { type LabelList, labelKey } from './label-key.ts';
import { listingCategories } from './listing-categories.ts';
import { listingTypes } from './listing-types.ts';
import { occupations } from './occupations.ts';
import { paymentMethods } from './payment-methods.ts';
import { petTypes } from './pet-types.ts';
import { priceTypes } from './price-types.ts';
import { type UtilityProvider, utilityProviders } from './utility-providers.ts';

/** The answers of the short lists, in the language that `say` speaks. */

type Rows<S extends z.ZodType> = z.input<S>[];

const named = (list: LabelList, id: string, say: Say) => ({
  id,
  tag: id,
  name: say(labelKey(list, id)),
});

const plainList =
  (list: LabelList, ids: readonly string[]) =>
  (say: Say): Rows<typeof namedRow> =>
    ids.map((id) => named(list, id, say));

export const listingTypeAnswers = plainList(
  'listingType',
  listingTypes.map((type) => type.id),
);
export const applicationCategoryAnswers = plainList('applicationCategory', applicationCategories);
export const occupationAnswers = plainList('occupation', occupations);
export const relationAnswers = plainList('applicantRelation', applicantRelations);
export const paymentMethodAnswers = plainList(
  'paymentMethod',
  paymentMethods.map((method) => method.id),
);

export const amenityAnswers = (say: Say): Rows<typeof amenityAnswer> =>
  amenities.map(({ id, group, icon }) => ({
    ...named('amenity', id, say),
    group,
    group_name: say(labelKey('amenityGroup', group)),
    icon,
  }));

export const listingCategoryAnswers = (say: Say): Rows<typeof listingCategoryAnswer> =>
  listingCategories.map(({ id, icon, listingTypes: types }) => ({
    ...named('listingCategory', id, say),
    icon,
    listing_types: [...types],
  }));

export const petTypeAnswers = (say: Say): Rows<typeof petTypeAnswer> =>
  petTypes.map(({ id, icon }) => ({ ...named('petType', id, say), icon }));

export const houseUtilityAnswers = (say: Say): Rows<typeof houseUtilityAnswer> =>
  houseUtilities.map(({ id, icon, hasMeter }) => ({
    ...named('houseUtility', id, say),
    icon,
    has_meter: hasMeter,
  }));

export const employmentStatusAnswers = (say: Say): Rows<typeof employmentStatusAnswer> =>
  employmentStatuses.map(({ id, occupation }) => ({
    ...named('employmentStatus', id, say),
    occupation,
  }));

export const priceTypeAnswers = (say: Say): Rows<typeof priceTypeAnswer> =>
  priceTypes.map(({ id, tag }) => ({
    id,
    tag,
    name: say(labelKey('priceType', id)),
    short_name: say(labelKey('priceTypeShort', id)),
  }));

export const dueDateRuleAnswers = (say: Say): Rows<typeof dueDateRuleAnswer> =>
  dueDateRules.map(({ id, day }) => ({
    ...named('dueDateRule', id, say),
    day: day === 'last' ? null : day,
    is_last_day: day === 'last',
  }));

export const issueBillRuleAnswers = (say: Say): Rows<typeof issueBillRuleAnswer> =>
  issueBillRules.map(({ id, daysBefore }) => ({
    ...named('issueBillRule', id, say),
    days_before_due_date: daysBefore,
  }));

export const currencyAnswers = (say: Say): Rows<typeof currencyAnswer> =>
  currencies.map((currency) => ({ ...currency, name: say(labelKey('currency', currency.quote)) }));

/** Names of companies are the same in every language. An unknown region has no company of its own. */
export const utilityProviderAnswers = (
  wanted: { utility?: HouseUtility | undefined; region?: string | undefined } = {},
): Rows<typeof utilityProviderAnswer> => {
  const fits = ({ utility, regions }: UtilityProvider) =>
    (wanted.utility === undefined || utility === wanted.utility) &&
    (wanted.region === undefined || (regions as readonly string[]).includes(wanted.region));
  return utilityProviders.filter(fits).map((provider) => ({ ...provider, regions: [...provider.regions] }));
};

export const insuranceTypeAnswers = (say: Say): Rows<typeof insuranceTypeAnswer> =>
  insuranceTypes.map(({ id }) => {
    const { id: kind, cap } = securityOf(id);
    return {
      id,
      code: id,
      name: say(labelKey('insuranceType', id)),
      description: say(labelKey('insuranceTypeHelp', id)),
      security_kind: kind,
      security_kind_name: say(labelKey('securityKind', kind)),
      maximum_months: cap.by === 'months' ? cap.months : null,
    };
  });

/** `options` are those of the installation, which staff may have changed. */
export const contractPaymentOptionAnswers = (
  say: Say,
  options: readonly ContractPaymentOption[] = contractPaymentOptions,
): Rows<typeof contractPaymentOptionAnswer> =>
  options.map(({ id, services }) => ({
    ...named('contractPaymentOption', id, say),
    description: say(labelKey('contractPaymentOptionHelp', id)),
    services: services.map(({ service, fee, per }) => ({
      tag: service,
      name: say(labelKey('contractService', service)),
      fee,
      per,
    })),
  }));
