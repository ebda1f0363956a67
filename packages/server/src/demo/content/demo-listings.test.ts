import { isRoomInSharedHome } from '@heima/domain/listings/sex-limit.ts';
import { amenityIds } from '@heima/domain/reference/amenities.ts';
import { describe, expect, it } from 'vitest';
import { compositionOf } from '#demo/pictures/picture.ts';
import { isOutside, picturePool } from '#demo/pictures/picture-pool.ts';
import type { DemoListing } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';
import { LANDLORDS } from './landlords.ts';
import { POSTAL_AREAS } from './postal-areas.ts';

const NOW = new Date('2026-11-27T14:30:00Z');
const LISTINGS = demoListings('test', 310, NOW);
const REGIONS = [
  'hofudborgarsvaedid',
  'sudurnes',
  'vesturland',
  'vestfirdir',
  'nordurland',
  'austurland',
  'sudurland',
];
const shareOf = (isMeant: (listing: DemoListing) => boolean) =>
  LISTINGS.filter(isMeant).length / LISTINGS.length;

describe('demo listings', () => {
  it('are the same for the same seed and moment', () => {
    expect(demoListings('test', 310, NOW)).toEqual(LISTINGS);
    expect(demoListings('other', 310, NOW)[0]).not.toEqual(LISTINGS[0]);
  });

  it.each([1, 25, 120, 500])('are as many as asked for: %i', (count) => {
    expect(demoListings('some', count, NOW)).toHaveLength(count);
  });

  it('cover every region, most of them near the capital', () => {
    const regions = new Set(LISTINGS.map(({ regionSlug }) => regionSlug));
    expect([...regions].toSorted()).toEqual(REGIONS.toSorted());
    const capital = shareOf(({ regionSlug }) => regionSlug === 'hofudborgarsvaedid');
    expect(capital).toBeGreaterThan(0.54);
    expect(capital).toBeLessThan(0.64);
    expect(shareOf(({ regionSlug }) => regionSlug === 'vestfirdir')).toBeGreaterThan(0.02);
  });

  it('show every type and every usual category', () => {
    const types = new Set(LISTINGS.map(({ type }) => type));
    expect(types).toEqual(new Set(['residential', 'commercial', 'bnb', 'hotel', 'other', 'unique_stays']));
    const categories = new Set(LISTINGS.map(({ category }) => category));
    for (const category of ['apartment', 'room', 'studio', 'single_family_home', 'townhouse'] as const) {
      expect(categories).toContain(category);
    }
    for (const category of ['office', 'cottage', 'part_of_property', 'workshop'] as const) {
      expect(categories).toContain(category);
    }
    expect(shareOf(({ type }) => type === 'residential')).toBeGreaterThan(0.85);
  });

  it('belong to landlords, each of whom has some', () => {
    const owners = new Set(LISTINGS.map(({ ownerKey }) => ownerKey));
    expect([...owners].toSorted()).toEqual(LANDLORDS.map(({ key }) => key).toSorted());
  });

  it('have an address with a position in Iceland and a property number of their own', () => {
    const places = new Map(POSTAL_AREAS.map(({ code, place }) => [code, place]));
    for (const { address, propertyNumber } of LISTINGS) {
      expect(address.place).toBe(places.get(address.postalCode));
      expect(address.streetNumber).toMatch(/^\d+[A-ZÁÉÍÓÚÝÞÆÖ]?$/);
      expect(address.lat).toBeGreaterThan(63.3);
      expect(address.lat).toBeLessThan(66.6);
      expect(address.lng).toBeGreaterThan(-24.6);
      expect(address.lng).toBeLessThan(-13.4);
      expect(propertyNumber).toMatch(/^2\d{6}$/);
      if (address.apartmentNumber !== null) expect(address.apartmentNumber).toMatch(/^0[0-5]0[1-4]$/);
    }
    expect(new Set(LISTINGS.map(({ propertyNumber }) => propertyNumber)).size).toBe(LISTINGS.length);
  });

  it('have numbers that go together', () => {
    for (const listing of LISTINGS) {
      const { category, rooms, bedrooms, bathrooms, size, kitchen } = listing;
      expect(rooms).toBeGreaterThanOrEqual(Math.max(1, bedrooms));
      expect(bathrooms).toBeGreaterThan(0);
      expect(size).toBeGreaterThanOrEqual(10);
      if (category === 'studio') expect([bedrooms, rooms]).toEqual([0, 1]);
      if (category === 'room') expect([bedrooms, kitchen]).toEqual([1, 'shared']);
      if (category === 'apartment') expect(size).toBeGreaterThanOrEqual(40 + (bedrooms - 1) * 20);
      for (const amenity of listing.amenities) expect(amenityIds).toContain(amenity);
      // Whether it is furnished is said once, by its furniture (V090).
      expect(listing.amenities).not.toContain('furnished');
    }
  });

  it('cost what such a place costs', () => {
    for (const { price, size, category, type, regionSlug } of LISTINGS) {
      expect(price % 5_000).toBe(0);
      expect(price).toBeGreaterThanOrEqual(55_000);
      expect(price).toBeLessThanOrEqual(860_000);
      if (category === 'apartment' && type === 'residential') {
        const perMetre = price / size;
        const [low, high] = regionSlug === 'hofudborgarsvaedid' ? [2_300, 5_600] : [1_050, 4_500];
        expect(perMetre).toBeGreaterThan(low);
        expect(perMetre).toBeLessThan(high);
      }
    }
    const mean = (listings: DemoListing[]) =>
      listings.reduce((sum, { price }) => sum + price, 0) / listings.length;
    const flatsIn = (region: string) =>
      LISTINGS.filter(({ regionSlug, category }) => regionSlug === region && category === 'apartment');
    expect(mean(flatsIn('hofudborgarsvaedid'))).toBeGreaterThan(mean(flatsIn('nordurland')));
  });

  it('ask for no more than the law allows', () => {
    for (const { deposit, price, terms, rules, category, kitchen } of LISTINGS) {
      if (deposit.kind === 'months') expect([1, 2, 3]).toContain(deposit.months);
      if (deposit.kind === 'custom') expect(deposit.amount).toBeLessThanOrEqual(3 * price);
      expect(terms.contractMinMonths).toBeLessThanOrEqual(terms.contractMaxMonths);
      if (terms.durationKind === 'long-term') {
        expect(terms.terminationTermMonths).toBe(category === 'room' ? 3 : 6);
      }
      expect(rules.sexAllowed !== 'any').toBe(rules.sexLimitationReason !== null);
      if (rules.sexAllowed !== 'any') {
        const shared = {
          listing_category: category,
          kitchen: { kitchen_shared: kitchen === 'shared' ? 2 : 1 },
        };
        expect(isRoomInSharedHome(shared as Parameters<typeof isRoomInSharedHome>[0])).toBe(true);
      }
    }
  });

  it('say of each utility who pays', () => {
    for (const { utilities } of LISTINGS) {
      expect(new Set(utilities.map(({ utility }) => utility)).size).toBe(utilities.length);
      for (const { included, paidByTenant, monthlyAmount } of utilities) {
        expect(included).not.toBe(paidByTenant);
        if (included) expect(monthlyAmount).toBeNull();
        if (monthlyAmount !== null) expect(monthlyAmount).toBeGreaterThan(3_000);
      }
    }
  });

  it('carry a registration number where they are short lets', () => {
    for (const { type, lodgingRegistrationNumber } of LISTINGS) {
      if (type === 'bnb' || type === 'hotel') expect(lodgingRegistrationNumber).toMatch(/^HG-\d{8}$/);
      if (type === 'residential' || type === 'commercial') expect(lodgingRegistrationNumber).toBeNull();
    }
  });

  it('were published within the last sixty days, the newest first, no two at once', () => {
    const moments = LISTINGS.map(({ publishedAt }) => new Date(publishedAt).getTime());
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => b - a));
    expect(moments[0]).toBeLessThan(NOW.getTime());
    expect(NOW.getTime() - moments[0]!).toBeLessThan(86_400_000);
    expect(NOW.getTime() - moments.at(-1)!).toBeLessThanOrEqual(60 * 86_400_000);
  });

  it('become free in the future or are free now', () => {
    const today = NOW.toISOString().slice(0, 10);
    for (const { terms } of LISTINGS) {
      if (terms.availableFrom === null) continue;
      expect(terms.availableFrom).toMatch(/^\d{4}-\d{2}-(01|15)$/);
      expect(terms.availableFrom > today).toBe(true);
    }
    expect(shareOf(({ terms }) => terms.availableFrom === null)).toBeGreaterThan(0.3);
  });
});

describe('pictures of demo listings', () => {
  it('are one outside and three to five rooms, sometimes a view, none twice, all in the pool', () => {
    const pool = new Set(picturePool().map(({ kind, seed }) => `${kind}-${seed}`));
    for (const { pictures } of LISTINGS) {
      const names = pictures.map(({ kind, seed }) => `${kind}-${seed}`);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(pool).toContain(name);
      expect(pictures.filter(({ kind }) => isOutside(kind) && kind !== 'view')).toHaveLength(1);
      const rooms = pictures.filter(({ kind }) => !isOutside(kind)).length;
      expect(rooms).toBeGreaterThanOrEqual(3);
      expect(rooms).toBeLessThanOrEqual(5);
    }
  });

  it('have a caption in every language', () => {
    for (const { caption } of LISTINGS.flatMap(({ pictures }) => pictures)) {
      expect(caption.is.length).toBeGreaterThan(3);
      expect(caption.en.length).toBeGreaterThan(3);
      expect(caption.ua).toMatch(/[а-яіїє]/i);
    }
  });

  it('fit what is let', () => {
    const shown = ({ pictures }: DemoListing) => pictures.map(({ kind, seed }) => compositionOf(kind, seed));
    for (const listing of LISTINGS) {
      const seen = shown(listing);
      if (listing.category === 'cottage')
        expect(seen.some((c) => c === 'summer-house' || c === 'farm')).toBe(true);
      if (listing.category === 'office') expect(seen).toContain('offices');
      if (listing.category === 'townhouse') expect(seen).toContain('terrace-in-winter');
      if (seen.includes('over-town')) expect(listing.amenities).toContain('balcony');
      if (seen.includes('timber-deck')) expect(listing.amenities).toContain('terrace');
      if (seen.includes('wood-stove')) expect(listing.amenities).toContain('fireplace');
      if (seen.includes('with-washer')) expect(listing.amenities).toContain('washer');
      if (seen.includes('bunk-bed')) expect(listing.bedrooms).toBeGreaterThan(1);
    }
  });

  it('do not come back soon', () => {
    const covers = LISTINGS.map(({ pictures }) => `${pictures[0]!.kind}-${pictures[0]!.seed}`);
    for (let i = 0; i + 8 <= covers.length; i++) {
      expect(new Set(covers.slice(i, i + 8)).size).toBe(8);
    }
  });
});
