import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { boxHas } from '@heima/domain/places/box.ts';
import { clusterGrid } from '@heima/domain/places/map-clusters.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { testApp } from '#testing/test-app.ts';

describe('homes on the map', async () => {
  const app = await testApp();
  const { db } = app.services;
  beforeEach(async () => {
    await db.deleteFrom('listing').execute();
  });
  /** Points spread over the country in a fixed way. */
  const spread = async (count: number, given = {}) => {
    for (let at = 0; at < count; at += 1)
      await buildListing(db, {
        blurred_lat: 63.5 + ((at * 7919) % 1000) / 400,
        blurred_lng: -24 + ((at * 104_729) % 1000) / 100,
        price: 200_000 + at,
        ...given,
      });
  };
  const ask = async (query: Record<string, unknown>) =>
    (await app.ask(searchListings, { query: { include_locations: true, ...query } })).body;

  it('R297 V061: locations come only when asked for, and of all pages', async () => {
    await spread(25);
    const { body } = await app.ask(searchListings, { query: {} });
    expect(body.locations).toBeUndefined();
    const withPins = await ask({ page_size: 2 });
    expect(withPins.items).toHaveLength(2);
    expect(withPins.locations).toHaveLength(25);
    const ids = await ask({ page_size: 25 });
    expect(withPins.locations!.map((pin) => pin.id).sort()).toEqual(ids.items.map((one) => one.id).sort());
  });

  it('found 39: a pin has street, rooms, blurred position and price in krónur, never house or true position', async () => {
    const id = await buildListing(db, {
      lat: 64.1,
      lng: -21.9,
      blurred_lat: 64.1009,
      blurred_lng: -21.9013,
      price: 285_000,
      street_name: 'Þórsgata',
      street_number: '77',
      rooms: 3,
    });
    await buildListing(db, { price: 154_500, currency: 'USD' });
    const { locations } = await ask({});
    expect(locations).toContainEqual({
      id,
      lat: 64.1009,
      lng: -21.9013,
      count: 1,
      price: 285_000,
      place: 'Þórsgata',
      rooms: 3,
    });
    expect(locations!.filter((pin) => pin.price === undefined)).toHaveLength(1);
    expect(JSON.stringify(locations)).not.toContain('"lat":64.1,');
  });

  it('above 500 homes clusters come, and their counts add up to the total at every zoom', async () => {
    await spread(520);
    for (const zoom of [0, 4, 6, 9, 14]) {
      const { count, locations } = await ask({ zoom, page_size: 1 });
      expect(count).toBe(520);
      expect(locations!.reduce((sum, one) => sum + one.count, 0)).toBe(520);
      for (const one of locations!) expect(one.id === undefined).toBe(one.count > 1);
    }
    const wide = await ask({ zoom: 4 });
    const near = await ask({ zoom: 9 });
    expect(wide.locations!.length).toBeLessThan(near.locations!.length);
  });

  it('a cluster stands inside the square of the grid whose homes it counts', async () => {
    await spread(501, { blurred_lat: 64.11, blurred_lng: -21.9 });
    const { locations } = await ask({ zoom: 8 });
    expect(locations).toEqual([{ lat: expect.closeTo(64.11, 6), lng: expect.closeTo(-21.9, 6), count: 501 }]);
    const { width, height } = clusterGrid(8);
    expect(width).toBeGreaterThan(height);
  });

  it('S03: pins keep to the filters and the part of the map', async () => {
    await spread(40);
    await spread(40, { allowed_pets: ['cat'] });
    const box = { south: 64, west: -22, north: 65, east: -18 };
    const { count, locations } = await ask({
      allowed_pets: ['cat'],
      boundaries_south_west: `${box.south},${box.west}`,
      boundaries_north_east: `${box.north},${box.east}`,
    });
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(40);
    expect(locations).toHaveLength(count);
    for (const pin of locations!) expect(boxHas(box, pin)).toBe(true);
  });

  it('a home without a position is in the list and not on the map', async () => {
    await spread(3);
    await buildListing(db, { blurred_lat: null, blurred_lng: null });
    const { count, locations } = await ask({});
    expect(count).toBe(4);
    expect(locations).toHaveLength(3);
  });
});
