/** What somebody who looks for a home may do next. */
export const tenantSteps = ['search', 'saveSearch', 'openHouses'] as const;
export type TenantStep = (typeof tenantSteps)[number];

/** What somebody who lets homes may do next. */
export const landlordSteps = ['createListing', 'publish', 'planOpenHouse'] as const;
export type LandlordStep = (typeof landlordSteps)[number];

export interface TenantFacts {
  hasApplied: boolean;
  hasSavedSearch: boolean;
  hasJoinedOpenHouse: boolean;
}

/** The next steps of a tenant: what was never done, the nearest first. */
export const nextOfTenant = (facts: TenantFacts): TenantStep[] => [
  ...(facts.hasApplied ? [] : (['search'] as const)),
  ...(facts.hasSavedSearch ? [] : (['saveSearch'] as const)),
  ...(facts.hasApplied && !facts.hasJoinedOpenHouse ? (['openHouses'] as const) : []),
];

export interface LandlordFacts {
  hasListing: boolean;
  hasPublished: boolean;
  hasOpenHouse: boolean;
}

/** The next steps of a landlord: each opens the way to the one after it. */
export const nextOfLandlord = ({ hasListing, hasPublished, hasOpenHouse }: LandlordFacts): LandlordStep[] => {
  if (!hasListing) return ['createListing'];
  if (!hasPublished) return ['publish'];
  return hasOpenHouse ? [] : ['planOpenHouse'];
};
