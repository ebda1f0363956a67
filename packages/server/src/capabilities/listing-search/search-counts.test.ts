import { countListings, searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { priceFilterTop, priceRanges } from '@heima/domain/listing-search/search-fields.ts';
import { recommendedRegions } from '@heima/domain/regions/regions.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { testApp } from '#testing/test-app.ts';

describe('what stands beside a search', async () => {
  const app = await testApp();
  const { db } = app.services;
  beforeEach(async () => {
    await db.deleteFrom('listing').execute();
  });
  const ask = async (query: Record<string, unknown>) => (await app.ask(searchListings, { query })).body;

  it('R626 R290: the histogram has one bar per entry of the price range and leaves the price filter out', async () => {
    for (const price of [0, 24_999, 25_000, 310_000, 899_999, 900_000, 2_000_000])
      await buildListing(db, { price });
    await buildListing(db, { price: 310_000, allowed_pets: ['dog'] });
    await buildListing(db, { price: 100_000, currency: 'EUR' });
    await buildListing(db, { price: 30_000, price_type: 3 });
    const { price_histogram: found } = await ask({ include_histogram: true, max_price: 50_000 });
    expect(found!.counts).toHaveLength(36);
    expect(priceRanges.at(-1)!.to).toBe(priceFilterTop);
    expect([found!.counts[0], found!.counts[1], found!.counts[12], found!.counts[35]]).toEqual([2, 1, 2, 1]);
    expect(found!.above).toBe(2);
    expect(found!.median).toBe(310_000);
    const withDogs = await ask({ include_histogram: true, allowed_pets: ['dog'] });
    expect(withDogs.price_histogram!.counts.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect((await ask({})).price_histogram).toBeUndefined();
  });

  it('a price by the night does not count as a rent a month', async () => {
    await buildListing(db, { price: 30_000, price_type: 3 });
    const month = await buildListing(db, { price: 290_000 });
    const { items } = await ask({ max_price: 300_000 });
    expect(items.map((item) => item.id)).toEqual([month]);
    expect((await ask({})).count).toBe(2);
  });

  it('an empty market has an empty histogram', async () => {
    const { price_histogram: found } = await ask({ include_histogram: true });
    expect(found).toMatchObject({ above: 0, median: null });
    expect(Math.max(...found!.counts)).toBe(0);
  });

  it('V060: every choice shows how many homes it would find', async () => {
    await buildListing(db, {
      listing_category: 'apartment',
      allowed_pets: ['cat', 'dog'],
      postal_code: '101',
    });
    await buildListing(db, { listing_category: 'apartment', allowed_pets: ['dog'], postal_code: '200' });
    await buildListing(db, { listing_category: 'studio', amenities: ['balcony'], postal_code: '600' });
    const flat = await buildListing(db, {
      listing_category: 'room',
      postal_code: '600',
      furniture: 'furnished',
    });
    await db
      .insertInto('listing_utility')
      .values({ listing_id: flat, utility: 'heating', included: true })
      .execute();

    const { facets } = await ask({ include_facets: true, listing_category: ['apartment'] });
    // Of categories one is enough, so the others are counted as if none were chosen; pets all must hold.
    expect(facets!.listing_category).toEqual({ apartment: 2, studio: 1, room: 1 });
    expect(facets!.allowed_pets).toEqual({ dog: 2, cat: 1 });
    expect(facets!.cities).toEqual({ reykjavik: 1, kopavogur: 1 });
    expect(facets!.amenity).toEqual({});

    const north = await ask({ include_facets: true, regions: ['nordurland'] });
    expect(north.facets!.regions).toEqual({ hofudborgarsvaedid: 2, nordurland: 2 });
    expect(north.facets!.included).toEqual({ heating: 1 });
    expect(north.facets!.furniture).toEqual({ furnished: 1, unfurnished: 1 });
    expect(north.facets!.amenity).toEqual({ balcony: 1 });
  });

  it('each count is what choosing it finds', async () => {
    for (let at = 0; at < 30; at += 1)
      await buildListing(db, {
        listing_category: at % 3 ? 'apartment' : 'room',
        allowed_pets: at % 2 ? ['cat'] : ['cat', 'fish'],
        furniture: at % 5 ? 'unfurnished' : 'furnished',
        postal_code: at % 4 ? '101' : '600',
      });
    const base = { allowed_pets: ['cat'], furniture: ['unfurnished'] };
    const { facets } = await ask({ ...base, include_facets: true });
    for (const field of ['listing_category', 'cities', 'regions', 'furniture'] as const)
      for (const [code, n] of Object.entries(facets![field]!))
        expect([field, code, (await ask({ ...base, [field]: [code] })).count]).toEqual([field, code, n]);
    for (const [code, n] of Object.entries(facets!.allowed_pets!))
      expect((await ask({ ...base, allowed_pets: ['cat', code] })).count).toBe(n);
  });

  it('an empty result names the filters to relax, the raised price first, with what each would find', async () => {
    for (const price of [263_000, 271_000, 400_000])
      await buildListing(db, { price, allowed_pets: [], postal_code: '107' });
    await buildListing(db, { price: 240_000, allowed_pets: ['dog'], postal_code: '600' });
    const tooCheap = await ask({ postal_codes: ['107'], max_price: 250_000 });
    expect(tooCheap.count).toBe(0);
    expect(tooCheap.relaxations).toEqual([
      { filter: 'price', max_price: 270_000, count: 1 },
      { filter: 'place', max_price: null, count: 1 },
    ]);
    const noDogs = await ask({ postal_codes: ['107'], allowed_pets: ['dog'] });
    expect(noDogs.relaxations).toEqual([
      { filter: 'allowed_pets', max_price: null, count: 3 },
      { filter: 'place', max_price: null, count: 1 },
    ]);
    expect((await ask({ postal_codes: ['107'] })).relaxations).toBeUndefined();
  });

  it('V015 R036: counts all homes and those of the six recommended regions', async () => {
    for (const postal_code of ['101', '200', '600', '800', null]) await buildListing(db, { postal_code });
    await buildListing(db, { postal_code: '101', visible: false });
    const { body } = await app.ask(countListings, {});
    expect(body.count).toBe(5);
    expect(body.regions.map((region) => region.id)).toEqual(recommendedRegions.map((region) => region.id));
    expect(body.regions).toHaveLength(6);
    expect(body.regions).toContainEqual({ id: 'hofudborgarsvaedid', count: 2 });
    expect(body.regions).toContainEqual({ id: 'nordurland', count: 1 });
    expect(body.regions).toContainEqual({ id: 'vestfirdir', count: 0 });
  });
});
