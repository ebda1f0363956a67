import { describe, expect, it } from 'vitest';
import { nextOfLandlord, nextOfTenant } from './next-steps.ts';

describe('next steps', () => {
  it('lead a tenant to the search first, and to open houses once somebody was asked for a home', () => {
    const none = { hasApplied: false, hasSavedSearch: false, hasJoinedOpenHouse: false };
    expect(nextOfTenant(none)).toEqual(['search', 'saveSearch']);
    expect(nextOfTenant({ ...none, hasApplied: true })).toEqual(['saveSearch', 'openHouses']);
    expect(nextOfTenant({ hasApplied: true, hasSavedSearch: true, hasJoinedOpenHouse: true })).toEqual([]);
  });

  it('lead a landlord from the first listing over its publication to an open house', () => {
    const none = { hasListing: false, hasPublished: false, hasOpenHouse: false };
    expect(nextOfLandlord(none)).toEqual(['createListing']);
    expect(nextOfLandlord({ ...none, hasListing: true })).toEqual(['publish']);
    expect(nextOfLandlord({ ...none, hasListing: true, hasPublished: true })).toEqual(['planOpenHouse']);
    expect(nextOfLandlord({ hasListing: true, hasPublished: true, hasOpenHouse: true })).toEqual([]);
  });
});
