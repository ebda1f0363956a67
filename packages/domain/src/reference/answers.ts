import { z } from 'zod';
import { cityRegions } from '#regions/region-kinds.ts';
import { currencyCodes } from '#shared/money.ts';
import { amenityGroups } from './amenities.ts';
import { contractServices, feePeriods } from './contract-payment-options.ts';
import { houseUtilityIds, providerRoles } from './house-utilities.ts';
import { insuranceTypeIds } from './insurance-types.ts';
import { listingTypeIds } from './listing-types.ts';
import { occupations } from './occupations.ts';
import { securityKinds } from './security-kinds.ts';

/** A row of a list: its id, the tag that code may rely on, and its name in the language of the request. */
export const namedRow = z.object({ id: z.string(), tag: z.string(), name: z.string() });

/** A row whose id is one of the documents' numbers. */
export const numberedRow = z.object({ id: z.int(), tag: z.string(), name: z.string() });

export const amenityAnswer = namedRow.extend({
  group: z.enum(amenityGroups),
  group_name: z.string(),
  icon: z.string(),
});
export const listingCategoryAnswer = namedRow.extend({
  icon: z.string(),
  listing_types: z.array(z.enum(listingTypeIds)),
});
export const petTypeAnswer = namedRow.extend({ icon: z.string() });
export const houseUtilityAnswer = namedRow.extend({ icon: z.string(), has_meter: z.boolean() });
export const employmentStatusAnswer = namedRow.extend({ occupation: z.enum(occupations) });
export const priceTypeAnswer = numberedRow.extend({ short_name: z.string() });
export const dueDateRuleAnswer = namedRow.extend({ day: z.int().nullable(), is_last_day: z.boolean() });
export const issueBillRuleAnswer = namedRow.extend({ days_before_due_date: z.int() });

export const utilityProviderAnswer = z.object({
  id: z.string(),
  utility: z.enum(houseUtilityIds),
  role: z.enum(providerRoles),
  regions: z.array(z.enum(cityRegions)),
  name: z.string(),
});

export const insuranceTypeAnswer = z.object({
  id: z.enum(insuranceTypeIds),
  code: z.enum(insuranceTypeIds),
  name: z.string(),
  description: z.string(),
  /** Kind and limit by the Rent Act, article 40. */
  security_kind: z.enum(securityKinds.map((kind) => kind.id)),
  security_kind_name: z.string(),
  maximum_months: z.number().nullable(),
});

export const contractPaymentOptionAnswer = namedRow.extend({
  description: z.string(),
  services: z.array(
    z.object({
      tag: z.enum(contractServices),
      name: z.string(),
      /** Whole krónur, VAT included; 0 is without charge. */
      fee: z.int().min(0),
      per: z.enum(feePeriods),
    }),
  ),
});

export const currencyAnswer = z.object({
  id: z.int(),
  quote: z.enum(currencyCodes),
  symbol: z.string(),
  title: z.string(),
  decimals: z.int(),
  name: z.string(),
});
