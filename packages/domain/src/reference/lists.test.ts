import { describe, expect, it } from 'vitest';
import type { CityRegion } from '#regions/region-kinds.ts';
import { amenityIds } from './amenities.ts';
import { applicantRelations } from './applicant-relations.ts';
import { contractPaymentOptions } from './contract-payment-options.ts';
import { depositKinds } from './deposit-kinds.ts';
import { dueDateRules } from './due-date-rules.ts';
import { employmentStatuses } from './employment-statuses.ts';
import { furnitureChoices } from './furniture.ts';
import { houseUtilities, houseUtilityIds } from './house-utilities.ts';
import { insuranceCompanies } from './insurance-companies.ts';
import { insuranceTypes, securityOf } from './insurance-types.ts';
import { kitchenOptions } from './kitchen-options.ts';
import { categoriesOfType, listingCategories, listingCategoryIds } from './listing-categories.ts';
import { listingTypeIds, listingTypes } from './listing-types.ts';
import { occupations } from './occupations.ts';
import { petTypeIds } from './pet-types.ts';
import { defaultPriceType, priceTypes } from './price-types.ts';
import { securityKinds } from './security-kinds.ts';
import { sexLimits } from './sex-limits.ts';
import { unpublishReasons } from './unpublish-reasons.ts';
import { utilityProviders } from './utility-providers.ts';

describe('lists of listings', () => {
  it('hold the categories of the documents, each with a type (R234)', () => {
    const named =
      'apartment room single_family_home townhouse studio office cottage others part_of_property'.split(' ');
    expect(listingCategoryIds).toEqual(expect.arrayContaining(named));
    for (const { listingTypes: types } of listingCategories) expect(types.length).toBeGreaterThan(0);
    for (const type of listingTypeIds) expect(categoriesOfType(type)).toContain('others');
    expect(categoriesOfType('commercial')).not.toContain('apartment');
  });

  it('hold the types of the documents; lodging needs its number (G33)', () => {
    expect(listingTypeIds.toSorted()).toEqual([
      'bnb',
      'commercial',
      'hotel',
      'other',
      'residential',
      'unique_stays',
    ]);
    expect(listingTypes.filter(({ isLodging }) => isLodging).map(({ id }) => id)).toEqual(['bnb', 'hotel']);
  });

  it('hold kitchens, furniture and limits by sex (R235, R236, R237)', () => {
    expect(kitchenOptions).toEqual([
      { id: 1, tag: 'private' },
      { id: 2, tag: 'shared' },
    ]);
    expect(furnitureChoices).toEqual(['furnished', 'unfurnished', 'negotiable']);
    expect(sexLimits.map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('hold deposits, utilities and reasons (R238, R239, R249)', () => {
    expect(depositKinds).toEqual(['none', 'months', 'custom']);
    expect(houseUtilityIds).toEqual(['heating', 'electricity', 'house_fund', 'internet']);
    expect(unpublishReasons).toEqual(['found_tenant', 'pausing', 'other']);
  });

  it('have the house fund as the third utility (C12)', () => {
    expect(houseUtilityIds[2]).toBe('house_fund');
    expect(houseUtilities.filter(({ hasMeter }) => hasMeter).map(({ id }) => id)).toEqual([
      'heating',
      'electricity',
    ]);
  });

  it('hold the amenities that the documents name', () => {
    const named =
      'washer dryer microwave fridge tv furnished dishwasher garage storage hot_tub fireplace balcony'.split(
        ' ',
      );
    expect(amenityIds).toEqual(expect.arrayContaining(named));
    expect(petTypeIds).toEqual(['cat', 'dog', 'rodent', 'fish', 'bird']);
  });
});

describe('lists of people and contracts', () => {
  it('hold occupations and relations; every employment status is one of the occupations (R147, R521, G23)', () => {
    expect(occupations).toEqual(['employee', 'student', 'unemployed', 'retired', 'disabled', 'other']);
    expect(applicantRelations).toEqual([
      'spouse',
      'child',
      'parent',
      'sibling',
      'partner',
      'friend',
      'other',
    ]);
    expect(new Set(employmentStatuses.map((status) => status.occupation))).toEqual(new Set(occupations));
  });

  it('name the insurance companies by their codes (G18)', () => {
    expect(insuranceCompanies).toEqual(['VIS', 'BIS', 'TIS', 'GIS', 'MIS']);
  });

  it('give every insurance type its legal kind and limit (R397, Rent Act arts. 39–40)', () => {
    expect(insuranceTypes.map(({ id }) => id)).toEqual([
      'PRODUCT_GUARANTEE',
      'OTHER_BANK_GUARANTEE',
      'DEPOSIT_ON_ACCOUNT',
    ]);
    expect(securityOf('DEPOSIT_ON_ACCOUNT')).toMatchObject({
      register: 'Capital',
      cap: { by: 'months', months: 3 },
    });
    expect(securityOf('OTHER_BANK_GUARANTEE').register).toBe('BankGuarantee');
    expect(securityOf('PRODUCT_GUARANTEE').register).toBe('InsuranceCompany');
    expect(securityKinds.map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(securityKinds.find(({ id }) => id === 'mutual_fund')?.cap).toEqual({ by: 'share', share: 0.1 });
  });

  it('have the due days of the documents (R411) and price per month first (R285)', () => {
    expect(dueDateRules.map(({ day }) => day)).toEqual([1, 5, 10, 15, 20, 'last']);
    expect(defaultPriceType).toBe(1);
    expect(priceTypes[0]).toEqual({ id: 1, tag: 'month' });
  });

  it('ask whole krónur for services, and build each option on the one before', () => {
    for (const { services } of contractPaymentOptions)
      for (const { fee } of services) expect(Number.isInteger(fee) && fee >= 0).toBe(true);
    const [own, billing, guaranteed] = contractPaymentOptions.map(({ services }) =>
      services.map(({ service }) => service),
    );
    expect(billing).toEqual(expect.arrayContaining(own!));
    expect(guaranteed).toEqual(expect.arrayContaining(billing!));
  });
});

describe('utility providers', () => {
  const namesFor = (utility: string, region: CityRegion) =>
    utilityProviders
      .filter((provider) => provider.utility === utility && provider.regions.includes(region))
      .map(({ name }) => name);

  it('serve every region with heat, electricity and internet', () => {
    expect(new Set(utilityProviders.map(({ id }) => id)).size).toBe(utilityProviders.length);
    for (const region of [
      'hofudborgarsvaedid',
      'sudurnes',
      'vestfirdir',
      'nordurland',
      'austurland',
      'sudurland',
    ] as const)
      for (const utility of ['heating', 'electricity', 'internet'] as const)
        expect(namesFor(utility, region).length, `${utility} ${region}`).toBeGreaterThan(0);
    expect(namesFor('heating', 'vestfirdir')).toEqual(['Orkubú Vestfjarða']);
  });
});
