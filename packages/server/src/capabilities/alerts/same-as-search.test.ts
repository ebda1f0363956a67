import { matchFilter } from '@heima/domain/alerts/filter-places.ts';
import { listingMatches } from '@heima/domain/alerts/listing-matches.ts';
import type { SavedFilter } from '@heima/domain/alerts/saved-search.ts';
import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { priceFilterTop } from '@heima/domain/listing-search/search-fields.ts';
import {
  durationCodes,
  furnitureCodes,
  houseUtilityCodes,
  listingCategoryCodes,
  listingTypeCodes,
  petCodes,
} from '@heima/domain/listings/listing-codes.ts';
import { regions } from '@heima/domain/regions/regions.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import type { ListingTable } from '#capabilities/listings/tables.ts';
import { testApp } from '#testing/test-app.ts';
import { readMatchFacts } from './listing-facts-store.ts';
import { resolvePlaces } from './resolve-places.ts';

/** Values that listings and filters share, so that many filters sit exactly on a limit. */
const few = (max: number) => fc.integer({ min: 0, max });
const prices = fc.constantFrom(
  0,
  1,
  199_999,
  200_000,
  200_001,
  250_000,
  899_999,
  900_000,
  900_001,
  2_000_000,
);
const sizes = fc.constantFrom(1, 50, 50.5, 51, 84, 100, 99_999);
const codes = fc.constantFrom('101', '107', '200', '600', '603', '700', '999');
const degrees = {
  lat: fc.constantFrom(63.9, 64.14, 64.1441, 65.68),
  lng: fc.constantFrom(-22.5, -21.93, -21.9285, -18.1),
};
const amenities = fc.constantFrom('washer', 'balcony', 'garden', 'furnished');
const days = fc.constantFrom('2027-02-28', '2027-03-01', '2028-02-29');
const titles = fc.constantFrom('Íbúð með svölum', 'ÞAKÍBÚÐ við sjó', 'Тихий балкон', 'a');
const typedWords = fc.constantFrom('íbúð', 'ibud svöl', 'thak SJO', 'тих', 'við', 'a', '1', '🏠', 'sjó sval');
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const some = <T>(value: fc.Arbitrary<T>, maxLength = 3) => fc.uniqueArray(value, { maxLength });

const listing: fc.Arbitrary<Partial<Insertable<ListingTable>>> = fc
  .record({
    title: orNone(titles),
    visible: fc.constantFrom(true, true, true, false),
    listing_type: orNone(fc.constantFrom(...listingTypeCodes)),
    listing_category: orNone(fc.constantFrom(...listingCategoryCodes.slice(0, 4))),
    size: orNone(sizes),
    bedrooms: orNone(few(4)),
    bathrooms: orNone(few(3)),
    furniture: orNone(fc.constantFrom(...furnitureCodes)),
    amenities: some(amenities),
    allowed_pets: some(fc.constantFrom(...petCodes)),
    postal_code: orNone(codes),
    position: orNone(fc.record(degrees)),
    available_from: orNone(days),
    price: orNone(prices),
    currency: fc.constantFrom('ISK', 'ISK', 'ISK', 'EUR', 'USD') as fc.Arbitrary<'ISK' | 'EUR' | 'USD'>,
    price_type: fc.constantFrom(1, 1, 1, 2, 3, 4),
    duration: fc.constantFrom(...durationCodes),
    contract_min_months: fc.constantFrom(1, 6, 12),
    contract_max_months: fc.constantFrom(12, 24),
  })
  .map(({ position, ...rest }) => ({
    ...rest,
    blurred_lat: position?.lat ?? null,
    blurred_lng: position?.lng ?? null,
  }));

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });
const places = fc.constantFrom(...regions.filter((_, at) => at % 20 === 0).map(({ id }) => id), 'nowhere');

const filter: fc.Arbitrary<SavedFilter> = fc
  .record({
    bedrooms: maybe(fc.tuple(maybe(few(4)), maybe(few(4)))),
    bathrooms: maybe(fc.tuple(maybe(few(3)), maybe(few(3)))),
    size: maybe(fc.tuple(maybe(few(101)), maybe(few(101)))),
    price: maybe(fc.tuple(maybe(prices), maybe(fc.oneof(prices, fc.constant(priceFilterTop))))),
    listing_type: some(fc.constantFrom(...listingTypeCodes)),
    listing_category: some(fc.constantFrom(...listingCategoryCodes.slice(0, 4))),
    furniture: some(fc.constantFrom(...furnitureCodes), 2),
    allowed_pets: some(fc.constantFrom(...petCodes), 2),
    included: some(fc.constantFrom(...houseUtilityCodes), 2),
    amenity: some(amenities, 2),
    place: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.record({ regions: some(places), cities: some(fc.constantFrom('reykjavik', 'akureyri', 'x'), 2) }),
      fc.record({ postal_codes: some(codes) }),
    ),
    box: maybe(fc.tuple(fc.record(degrees), fc.record(degrees))),
    available_by: maybe(days),
    duration: some(fc.constantFrom(...durationCodes), 2),
    months: maybe(fc.constantFrom(1, 5, 6, 12, 13, 24, 25)),
    words: maybe(typedWords),
    /** Which of the filters count; few of them, so that something is found. */
    kept: fc.uniqueArray(few(15), { maxLength: 3 }),
  })
  .map(({ bedrooms, bathrooms, size, price, place, box, kept, ...rest }) => {
    const range = (name: string, value: [number?, number?] | undefined) => ({
      [`min_${name}`]: value?.[0],
      [`max_${name}`]: value?.[1],
    });
    const corners = box && {
      boundaries_south_west: `${Math.min(box[0].lat, box[1].lat)},${Math.min(box[0].lng, box[1].lng)}`,
      boundaries_north_east: `${Math.max(box[0].lat, box[1].lat)},${Math.max(box[0].lng, box[1].lng)}`,
    };
    const parts: object[] = [
      range('bedrooms', bedrooms),
      range('bathrooms', bathrooms),
      range('size', size),
      range('price', price),
      place,
      corners ?? {},
      ...Object.entries(rest).map(([name, value]) => ({ [name]: value })),
    ];
    const held = Object.assign({}, ...kept.map((at) => parts[at] ?? {}));
    return Object.fromEntries(
      Object.entries(held).filter(
        ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
      ),
    ) as SavedFilter;
  });

describe('what a saved search finds', async () => {
  const app = await testApp();
  const { db } = app.services;
  // At a hundred krónur a cent is a króna, so that prices of these currencies sit on the same limits.
  for (const currency of ['EUR', 'USD'] as const)
    await db
      .insertInto('exchange_rate')
      .values({ currency, day: '2027-03-01' as PlainDate, rate: 100, fetched_at: new Date() })
      .execute();
  const made = fc.sample(listing, { numRuns: 160, seed: 20_270_301 });
  const ids = await Promise.all(made.map((given) => buildListing(db, given)));
  for (const [at, id] of ids.entries())
    for (const [n, utility] of houseUtilityCodes.entries())
      if ((at + n) % 3 > 0)
        await db
          .insertInto('listing_utility')
          .values({
            listing_id: id,
            utility,
            included: (at + n) % 3 === 1,
            monthly_amount: null,
            meter_number: null,
            meter_value: null,
          })
          .execute();
  const facts = await readMatchFacts(db, ids);

  const bySearch = async (query: SavedFilter): Promise<string[]> => {
    const found: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await app.ask(searchListings, { query: { ...query, page, page_size: 100 } });
      found.push(...body.items.map((item) => item.id));
      if (body.next === null) return found.sort();
    }
  };
  const byRule = (given: Parameters<typeof listingMatches>[0]): string[] =>
    facts
      .filter((one) => listingMatches(given, one))
      .map((one) => one.id)
      .sort();

  it('R291 R295 C53: is exactly what the search finds, for every filter and every listing', async () => {
    let [some, none] = [0, 0];
    await fc.assert(
      fc.asyncProperty(filter, async (given) => {
        const found = await bySearch(given);
        if (found.length > 0) some += 1;
        else none += 1;
        expect(byRule({ filter: given, near: [] })).toEqual(found);
      }),
      { numRuns: 250, seed: 7 },
    );
    expect(some).toBeGreaterThan(80);
    expect(none).toBeGreaterThan(10);
  }, 60_000);

  it('gap length of let: the search and the saved search agree on kind and length of the lease', async () => {
    const found = async (given: SavedFilter) => {
      const ids = await bySearch(given);
      expect([given, byRule({ filter: given, near: [] })]).toEqual([given, ids]);
      return ids.length;
    };
    const [fixed, open] = [
      await found({ duration: ['fixed-term'] }),
      await found({ duration: ['long-term'] }),
    ];
    expect(Math.min(fixed, open)).toBeGreaterThan(10);
    expect(await found({ duration: ['fixed-term', 'long-term'] })).toBe(fixed + open);
    expect(await found({ duration: ['fixed-term'], months: 25 })).toBe(0);
    expect(await found({ months: 25 })).toBe(open);
    expect(await found({ months: 5 })).toBeLessThan(await found({ months: 12 }));
  });

  it('the search and the saved search agree on words', async () => {
    const counts: Record<string, number> = {};
    for (const words of ['íbúð', 'ibud svöl', 'ТИХ бал', 'reyk', '🏠', 'svöl sjó', 'x'.repeat(100)]) {
      const found = await bySearch({ words });
      expect([words, byRule({ filter: { words }, near: [] })]).toEqual([words, found]);
      counts[words] = found.length;
    }
    expect(counts).toMatchObject({ '🏠': 0, 'svöl sjó': 0 });
    expect(Math.min(counts['ibud svöl']!, counts['ТИХ бал']!)).toBeGreaterThan(5);
    expect(counts.íbúð).toBe(counts['ibud svöl']);
  });

  it('V062: places add up, around a street, a place of the map provider, or both, and beside towns', async () => {
    const { placeSearch } = app.services.ports;
    const [suggested] = await placeSearch.suggest('Selfoss', { language: 'is' });
    const placeId = suggested!.placeId;
    const { point } = await placeSearch.resolve(placeId, 'is');
    const at = { blurred_lat: point.lat, blurred_lng: point.lng, postal_code: '800' };
    facts.push(...(await readMatchFacts(db, [await buildListing(db, at), await buildListing(db, at)])));
    const street = 'Þórsgata, 101 Reykjavík';
    const sizes: number[] = [];
    for (const given of [
      { google_place_id: placeId },
      { place: street },
      { google_place_id: placeId, place: street },
      { google_place_id: placeId, place: street, postal_codes: ['600'] },
      { google_place_id: placeId, cities: ['reykjavik'] },
      { google_place_id: 'town:akureyri', place: '107 Reykjavík' },
      {
        google_place_id: placeId,
        place: street,
        boundaries_south_west: '64,-22',
        boundaries_north_east: '64.2,-21.9',
      },
    ]) {
      const placed = await resolvePlaces(given, { services: app.services, language: 'is' });
      const found = await bySearch(given);
      expect([given, byRule(matchFilter(placed))]).toEqual([given, found]);
      sizes.push(found.length);
    }
    const [map = 0, typed = 0, both, more] = sizes;
    expect(Math.min(map, typed)).toBeGreaterThan(0);
    expect(both).toBe(map + typed);
    expect(more).toBeGreaterThan(map + typed);
  });
});
