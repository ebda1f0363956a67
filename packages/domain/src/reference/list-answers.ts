import type { z } from 'zod';
import { currencies } from '#shared/money.ts';
import type { Translate } from '#shared/translate.ts';
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

/** The answers of the short lists, in the language that `translate` speaks. */

type Rows<S extends z.ZodType> = z.input<S>[];

const named = (list: LabelList, id: string, translate: Translate) => ({
  id,
  tag: id,
  name: translate(labelKey(list, id)),
});

const plainList =
  (list: LabelList, ids: readonly string[]) =>
  (translate: Translate): Rows<typeof namedRow> =>
    ids.map((id) => named(list, id, translate));

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

export const amenityAnswers = (translate: Translate): Rows<typeof amenityAnswer> =>
  amenities.map(({ id, group, icon }) => ({
    ...named('amenity', id, translate),
    group,
    group_name: translate(labelKey('amenityGroup', group)),
    icon,
  }));

export const listingCategoryAnswers = (translate: Translate): Rows<typeof listingCategoryAnswer> =>
  listingCategories.map(({ id, icon, listingTypes: types }) => ({
    ...named('listingCategory', id, translate),
    icon,
    listing_types: [...types],
  }));

export const petTypeAnswers = (translate: Translate): Rows<typeof petTypeAnswer> =>
  petTypes.map(({ id, icon }) => ({ ...named('petType', id, translate), icon }));

export const houseUtilityAnswers = (translate: Translate): Rows<typeof houseUtilityAnswer> =>
  houseUtilities.map(({ id, icon, hasMeter }) => ({
    ...named('houseUtility', id, translate),
    icon,
    has_meter: hasMeter,
  }));

export const employmentStatusAnswers = (translate: Translate): Rows<typeof employmentStatusAnswer> =>
  employmentStatuses.map(({ id, occupation }) => ({
    ...named('employmentStatus', id, translate),
    occupation,
  }));

export const priceTypeAnswers = (translate: Translate): Rows<typeof priceTypeAnswer> =>
  priceTypes.map(({ id, tag }) => ({
    id,
    tag,
    name: translate(labelKey('priceType', id)),
    short_name: translate(labelKey('priceTypeShort', id)),
  }));

export const dueDateRuleAnswers = (translate: Translate): Rows<typeof dueDateRuleAnswer> =>
  dueDateRules.map(({ id, day }) => ({
    ...named('dueDateRule', id, translate),
    day: day === 'last' ? null : day,
    is_last_day: day === 'last',
  }));

export const issueBillRuleAnswers = (translate: Translate): Rows<typeof issueBillRuleAnswer> =>
  issueBillRules.map(({ id, daysBefore }) => ({
    ...named('issueBillRule', id, translate),
    days_before_due_date: daysBefore,
  }));

export const currencyAnswers = (translate: Translate): Rows<typeof currencyAnswer> =>
  currencies.map((currency) => ({ ...currency, name: translate(labelKey('currency', currency.quote)) }));

/** Names of companies are the same in every language. An unknown region has no company of its own. */
export const utilityProviderAnswers = (
  wanted: { utility?: HouseUtility | undefined; region?: string | undefined } = {},
): Rows<typeof utilityProviderAnswer> => {
  const fits = ({ utility, regions }: UtilityProvider) =>
    (wanted.utility === undefined || utility === wanted.utility) &&
    (wanted.region === undefined || (regions as readonly string[]).includes(wanted.region));
  return utilityProviders.filter(fits).map((provider) => ({ ...provider, regions: [...provider.regions] }));
};

export const insuranceTypeAnswers = (translate: Translate): Rows<typeof insuranceTypeAnswer> =>
  insuranceTypes.map(({ id }) => {
    const { id: kind, cap } = securityOf(id);
    return {
      id,
      code: id,
      name: translate(labelKey('insuranceType', id)),
      description: translate(labelKey('insuranceTypeHelp', id)),
      security_kind: kind,
      security_kind_name: translate(labelKey('securityKind', kind)),
      maximum_months: cap.by === 'months' ? cap.months : null,
    };
  });

/** `options` are those of the installation, which staff may have changed. */
export const contractPaymentOptionAnswers = (
  translate: Translate,
  options: readonly ContractPaymentOption[] = contractPaymentOptions,
): Rows<typeof contractPaymentOptionAnswer> =>
  options.map(({ id, services }) => ({
    ...named('contractPaymentOption', id, translate),
    description: translate(labelKey('contractPaymentOptionHelp', id)),
    services: services.map(({ service, fee, per }) => ({
      tag: service,
      name: translate(labelKey('contractService', service)),
      fee,
      per,
    })),
  }));
