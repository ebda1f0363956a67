import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#shared/money.ts';
import { flattenTexts } from '#shared/translate.ts';
import en from '../../locales/en/reference.json' with { type: 'json' };
import is from '../../locales/is/reference.json' with { type: 'json' };
import ua from '../../locales/ua/reference.json' with { type: 'json' };
import { amenityGroups, amenityIds } from './amenities.ts';
import { applicantRelations } from './applicant-relations.ts';
import { applicationCategories } from './application-categories.ts';
import { contractPaymentOptions, contractServices, feePeriods } from './contract-payment-options.ts';
import { depositKinds } from './deposit-kinds.ts';
import { dueDateRuleIds } from './due-date-rules.ts';
import { employmentStatusIds } from './employment-statuses.ts';
import { furnitureChoices } from './furniture.ts';
import { houseUtilityIds, providerRoles } from './house-utilities.ts';
import { insuranceTypeIds } from './insurance-types.ts';
import { issueBillRuleIds } from './issue-bill-rules.ts';
import { kitchenOptions } from './kitchen-options.ts';
import { type LabelList, labelLists } from './label-key.ts';
import { listingCategoryIds } from './listing-categories.ts';
import { listingTypeIds } from './listing-types.ts';
import { occupations } from './occupations.ts';
import { paymentMethodIds } from './payment-methods.ts';
import { petTypeIds } from './pet-types.ts';
import { priceTypes } from './price-types.ts';
import { securityKinds } from './security-kinds.ts';
import { sexLimits } from './sex-limits.ts';
import { unpublishReasons } from './unpublish-reasons.ts';

const ids = (rows: readonly { id: string | number }[]) => rows.map(({ id }) => id);

/** Every entry that has a name. */
const entries: Record<LabelList, readonly (string | number)[]> = {
  amenity: amenityIds,
  amenityGroup: amenityGroups,
  listingType: listingTypeIds,
  listingCategory: listingCategoryIds,
  furniture: furnitureChoices,
  kitchenOption: ids(kitchenOptions),
  sexLimit: ids(sexLimits),
  petType: petTypeIds,
  depositKind: depositKinds,
  unpublishReason: unpublishReasons,
  priceType: ids(priceTypes),
  priceTypeShort: ids(priceTypes),
  securityKind: ids(securityKinds),
  insuranceType: insuranceTypeIds,
  insuranceTypeHelp: insuranceTypeIds,
  houseUtility: houseUtilityIds,
  providerRole: providerRoles,
  occupation: occupations,
  employmentStatus: employmentStatusIds,
  applicantRelation: applicantRelations,
  applicationCategory: applicationCategories,
  dueDateRule: dueDateRuleIds,
  issueBillRule: issueBillRuleIds,
  paymentMethod: paymentMethodIds,
  contractPaymentOption: ids(contractPaymentOptions),
  contractPaymentOptionHelp: ids(contractPaymentOptions),
  contractService: contractServices,
  feePeriod: feePeriods,
  currency: currencyCodes,
};

describe.each([
  ['is', is],
  ['en', en],
  ['ua', ua],
])('names in %s', (_, texts) => {
  const labels: Record<string, Record<string, string>> = texts.labels;

  it.each(labelLists)('exist for every %s and nothing else', (list) => {
    expect(Object.keys(labels[list]!).toSorted()).toEqual(entries[list].map(String).toSorted());
  });

  it('belong to no list that is gone, and are told apart within a list', () => {
    expect(Object.keys(labels).toSorted()).toEqual([...labelLists].toSorted());
    for (const [list, names] of Object.entries(labels))
      expect(new Set(Object.values(names)).size, list).toBe(Object.keys(names).length);
  });

  it('are trimmed and do not look like plural forms', () => {
    for (const [key, text] of Object.entries(flattenTexts(texts))) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
      expect(key).not.toMatch(/_(zero|one|two|few|many|other)$/);
    }
  });
});

describe('names in Ukrainian', () => {
  it('are written in Cyrillic, but for what is Icelandic', () => {
    for (const [key, text] of Object.entries(flattenTexts(ua.labels)))
      expect(text.replace(/HMS|м²/g, ''), key).toMatch(/^[^a-z]*$/i);
  });
});
