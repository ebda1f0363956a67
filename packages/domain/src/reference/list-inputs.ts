import { z } from 'zod';
import { amenityIds } from './amenities.ts';
import { applicantRelations } from './applicant-relations.ts';
import { applicationCategories } from './application-categories.ts';
import { dueDateRuleIds } from './due-date-rules.ts';
import { employmentStatusIds } from './employment-statuses.ts';
import { houseUtilityIds } from './house-utilities.ts';
import { insuranceCompanies } from './insurance-companies.ts';
import { insuranceTypeIds } from './insurance-types.ts';
import { issueBillRuleIds } from './issue-bill-rules.ts';
import { kitchenOptions } from './kitchen-options.ts';
import { occupations } from './occupations.ts';
import { paymentMethodIds } from './payment-methods.ts';
import { priceTypes } from './price-types.ts';

/** Choices from the lists as bodies and queries take them. The lists themselves stay free of schemas for the browser. */

const error = 'validation.choice';

export const amenityInput = z.enum(amenityIds, { error });
export const applicantRelationInput = z.enum(applicantRelations, { error });
export const applicationCategoryInput = z.enum(applicationCategories, { error });
export const dueDateRuleInput = z.enum(dueDateRuleIds, { error });
export const employmentStatusInput = z.enum(employmentStatusIds, { error });
export const houseUtilityInput = z.enum(houseUtilityIds, { error });
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
