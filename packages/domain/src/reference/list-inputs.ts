import { z } from 'zod';
import { amenityIds } from './amenities.ts';
import { applicantRelations } from './applicant-relations.ts';
import { applicationCategories } from './application-categories.ts';
import { isCountry } from './countries.ts';
import { dueDateRuleIds } from './due-date-rules.ts';
import { employmentStatusIds } from './employment-statuses.ts';
import { houseUtilityIds } from './house-utilities.ts';
import { indexModelIds } from './index-models.ts';
import { insuranceCompanies } from './insurance-companies.ts';
import { insuranceTypeIds } from './insurance-types.ts';
import { issueBillRuleIds } from './issue-bill-rules.ts';
import { kitchenOptions } from './kitchen-options.ts';
import { occupations } from './occupations.ts';
import { paymentMethodIds } from './payment-methods.ts';
import { isHomePostalCode } from './postal-codes.ts';
import { priceTypes } from './price-types.ts';
import { readSpokenLanguage } from './spoken-languages.ts';

/** Choices from the lists as bodies and queries take them. The lists themselves stay free of schemas for the browser. */

const error = 'validation.choice';

export const amenityInput = z.enum(amenityIds, { error });
export const applicantRelationInput = z.enum(applicantRelations, { error });
export const applicationCategoryInput = z.enum(applicationCategories, { error });
export const dueDateRuleInput = z.enum(dueDateRuleIds, { error });
export const employmentStatusInput = z.enum(employmentStatusIds, { error });
export const houseUtilityInput = z.enum(houseUtilityIds, { error });
export const indexModelInput = z.enum(indexModelIds, { error });
export const insuranceCompanyInput = z.enum(insuranceCompanies, { error });
export const insuranceTypeInput = z.enum(insuranceTypeIds, { error });
export const issueBillRuleInput = z.enum(issueBillRuleIds, { error });
export const kitchenOptionInput = z.literal(
  kitchenOptions.map((option) => option.id),
  { error },
);
export const occupationInput = z.enum(occupations, { error });
export const paymentMethodInput = z.enum(paymentMethodIds, { error });
export const priceTypeInput = z.literal(
  priceTypes.map((type) => type.id),
  { error },
);

/** A country by its two-letter code, in either case. */
export const countryInput = z.string({ error }).trim().toUpperCase().refine(isCountry, { error });

/** The postal code of a home; codes of post boxes are refused (R310, C49). */
export const homePostalCodeInput = z.string({ error }).trim().refine(isHomePostalCode, { error });

/** A language by its ISO 639-1 code; `ua` comes out as `uk`. */
export const spokenLanguageInput = z
  .string({ error })
  .refine((id) => readSpokenLanguage(id) !== undefined, { error })
  .transform((id) => readSpokenLanguage(id)!.id);
