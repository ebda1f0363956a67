import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { geocodePlace, suggestPlaces } from '@heima/domain/places/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { testApp } from '#testing/test-app.ts';

describe('searching by place', async () => {
  const app = await testApp();
  const { db } = app.services;
  const places = [
    ['101', 'Reykjavík'],
    ['107', 'Reykjavík'],
    ['200', 'Kópavogur'],
    ['230', 'Reykjanesbær'],
    ['600', 'Akureyri'],
    ['603', 'Akureyri'],
    ['700', 'Egilsstaðir'],
  ] as const;
  for (const [postal_code, city] of places) await buildListing(db, { postal_code, city });
  const found = async (query: Record<string, unknown>) => {
    const { body } = await app.ask(searchListings, { query });
    return { codes: body.items.map((item) => item.postal_code).sort(), places: body.places };
  };

  it('V059 V063: a region stands for all its postal codes', async () => {
    const { codes, places: named } = await found({ regions: ['hofudborgarsvaedid'] });
    expect(codes).toEqual(['101', '107', '200']);
    expect(named).toMatchObject([
      { field: 'regions', value: 'hofudborgarsvaedid', kind: 'region', name: null },
    ]);
  });

  it('R039: regions, towns and postal codes add up', async () => {
    expect((await found({ cities: ['reykjavik', 'akureyri'] })).codes).toEqual(['101', '107', '600', '603']);
    expect((await found({ regions: ['austurland'], postal_codes: ['107', '230'] })).codes).toEqual([
      '107',
      '230',
      '700',
    ]);
  });

  it('answers where the homes are in Icelandic grammar, and the box of the place', async () => {
    const { places: named } = await found({ cities: ['akureyri', 'kopavogur'], postal_codes: ['101'] });
    expect(named.map((place) => place.name_where)).toEqual(['á Akureyri', 'í Kópavogi', 'í 101 Reykjavík']);
    const [southWest, northEast] = [named[0]!.boundaries_south_west!, named[0]!.boundaries_north_east!];
    expect(southWest.lat).toBeLessThan(65.68);
    expect(northEast.lat).toBeGreaterThan(65.68);
    expect(southWest.lng).toBeLessThan(northEast.lng);
  });

  it.each([
    ['Akureyri', ['600', '603']],
    ['akureyri', ['600', '603']],
    ['kopavogur', ['200']],
    ['Kópavogi', ['200']],
    ['Ko\u0301pavogur', ['200']],
    ['107', ['107']],
    ['107 Reykjavík', ['107']],
    ['hlidar', []],
    ['Þingholt', ['101']],
    ['thingholt', ['101']],
    ['Höfuðborgarsvæðið', ['101', '107', '200']],
    ['Capital Region', ['101', '107', '200']],
    ['Austurland', ['700']],
  ])('S08 V062: the typed place %s finds %j', async (place, codes) => {
    expect((await found({ place })).codes).toEqual(codes);
  });

  it('a place that nobody knows finds nothing and is answered as unknown, in every field', async () => {
    for (const query of [
      { place: 'Xyzzyvík' },
      { regions: ['xyzzy'] },
      { cities: ['xyzzy'] },
      { postal_codes: ['999'] },
    ]) {
      const { codes, places: named } = await found(query);
      expect(codes).toEqual([]);
      expect(named).toMatchObject([{ field: Object.keys(query)[0], kind: 'unknown', name: null }]);
    }
    expect((await found({ cities: ['xyzzy', 'kopavogur'] })).codes).toEqual(['200']);
  });

  it('S08 V062: a street is looked around, by its typed name and by its id', async () => {
    const { body: suggested } = await app.ask(suggestPlaces, { query: { query: 'thorsgata' } });
    const street = suggested.find(({ kind, subtitle }) => kind === 'street' && subtitle.startsWith('101'))!;
    const { lat, lng } = street.location!;
    const near = await buildListing(db, { blurred_lat: lat + 0.002, blurred_lng: lng, postal_code: '105' });
    const far = await buildListing(db, { blurred_lat: lat + 0.02, blurred_lng: lng, postal_code: '101' });
    for (const query of [{ place: 'Þórsgata, 101 Reykjavík' }, { google_place_id: `street:${street.id}` }]) {
      const { body } = await app.ask(searchListings, { query });
      const ids = body.items.map((item) => item.id);
      expect(ids).toContain(near);
      expect(ids).not.toContain(far);
      expect(body.places).toMatchObject([{ kind: 'street', id: street.id, name: 'Þórsgata, 101 Reykjavík' }]);
    }
  });

  it('V062: a place of the map provider is looked around by its id; one that it does not know finds nothing', async () => {
    const [known] = await app.services.ports.placeSearch.suggest('Selfoss', { language: 'is' });
    const google_place_id = known!.placeId;
    const { body: geocoded } = await app.ask(geocodePlace, { query: { place_id: google_place_id } });
    const there = await buildListing(db, {
      blurred_lat: geocoded.location.lat,
      blurred_lng: geocoded.location.lng,
    });
    const { body } = await app.ask(searchListings, { query: { google_place_id } });
    expect(body.items.map((item) => item.id)).toEqual([there]);
    expect(body.places).toMatchObject([
      { field: 'google_place_id', value: google_place_id, kind: 'map_place', name: geocoded.label },
    ]);
    const none = await app.ask(searchListings, { query: { google_place_id: 'ChIJnothing' } });
    expect(none.body.count).toBe(0);
    expect(none.body.places).toMatchObject([{ kind: 'unknown' }]);
  });

  it('S03: the part of the map is added to the other filters, and both are in the links to other pages', async () => {
    const inTown = { postal_code: '101', blurred_lat: 64.145, blurred_lng: -21.93 };
    await buildListing(db, { ...inTown, allowed_pets: ['cat'], price: 290_000, title: 'wanted' });
    await buildListing(db, { ...inTown, allowed_pets: ['cat'], price: 290_000, title: 'wanted too' });
    await buildListing(db, { ...inTown, allowed_pets: ['dog'], price: 290_000 });
    await buildListing(db, { ...inTown, allowed_pets: ['cat'], price: 310_000 });
    await buildListing(db, { ...inTown, allowed_pets: ['cat'], price: 290_000, blurred_lng: -18.1 });
    const { body } = await app.ask(searchListings, {
      query: {
        allowed_pets: ['cat'],
        max_price: 300_000,
        boundaries_south_west: '64.14,-21.95',
        boundaries_north_east: '64.15,-21.90',
        page_size: 1,
      },
    });
    expect(body.count).toBe(2);
    expect(body.items[0]!.title).toMatch(/^wanted/);
    const next = new URL(body.next!, 'http://heima.test').searchParams;
    expect(next.getAll('allowed_pets')).toEqual(['cat']);
    expect(next.get('max_price')).toBe('300000');
    expect(next.get('boundaries_south_west')).toBe('64.14,-21.95');
    expect(next.get('page')).toBe('2');
  });
});
