import { geocodePlace, suggestMapPlaces } from '@heima/domain/places/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/test-app.ts';

const titles = async (app: TestApp, query: string, language: 'is' | 'en' = 'is') =>
  (await app.ask(suggestMapPlaces, { query: { query } }, { language })).body.map(({ title }) => title);

describe('places of the map', async () => {
  const app = await testApp();
  const off = await testApp({ GOOGLE_PLACES_BASE_URL: '', GOOGLE_MAPS_BASE_URL: '' });
  const down = await testApp({
    GOOGLE_PLACES_BASE_URL: 'http://127.0.0.1:1',
    GOOGLE_MAPS_BASE_URL: 'http://127.0.0.1:1',
    PROVIDER_TIMEOUT_MS: '300',
  });
  const geocode = async (place_id: string, language: 'is' | 'en' = 'is') =>
    (await app.ask(geocodePlace, { query: { place_id } }, { language })).body;

  it('E115: our own places answer first, with ids of their own', async () => {
    const { body } = await app.ask(suggestMapPlaces, { query: { query: 'thorsgata' } });
    expect(body[0]).toEqual({
      place_id: 'street:101/Þórsgata',
      title: 'Þórsgata',
      subtitle: '101 Reykjavík',
    });
    expect((await app.ask(suggestMapPlaces, { query: { query: 'akureyri' } })).body[0]!.place_id).toBe(
      'town:akureyri',
    );
  });

  it('E115: what we do not know is asked of the provider', async () => {
    const { body } = await app.ask(suggestMapPlaces, {
      query: { query: 'Rauðalækur 31', session_token: 's-1' },
    });
    expect(body.length).toBeGreaterThan(0);
    expect(await titles(app, 'xxtom')).toEqual([]);
  });

  it('E115: a provider that fails does not keep our places from answering, and is reported when nobody else can', async () => {
    expect((await titles(down, 'thorsgata'))[0]).toBe('Þórsgata');
    const refused = await down.refused(suggestMapPlaces, { query: { query: 'Perlan' } }, { language: 'en' });
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.body.code).toBe('common.providerDown');
    for (const query of ['xxbann', 'xxvilla'])
      expect((await app.refused(suggestMapPlaces, { query: { query } })).status).toBe(503);
  });

  it('E115: without a provider unknown texts find nothing', async () => {
    expect(await titles(off, 'Perlan')).toEqual([]);
    expect((await titles(off, 'odinsgata'))[0]).toBe('Óðinsgata');
  });

  it.each([
    ['region:sudurland', 'South'],
    ['town:akureyri', 'Akureyri, North'],
    ['postal:101', '101 Reykjavík, Miðbær'],
    ['street:101/Þórsgata', 'Þórsgata, 101 Reykjavík'],
    ['address:101/Þórsgata/11', 'Þórsgata 11, 101 Reykjavík'],
    [`street:${'101/Þórsgata'.normalize('NFD')}`, 'Þórsgata, 101 Reykjavík'],
  ])('E116: %s has a position inside of its box', async (placeId, label) => {
    const found = await geocode(placeId, 'en');
    expect(found.label).toContain(label);
    const { location, boundaries_south_west: southWest, boundaries_north_east: northEast } = found;
    expect(southWest.lat).toBeLessThan(location.lat);
    expect(southWest.lng).toBeLessThan(location.lng);
    expect(northEast.lat).toBeGreaterThan(location.lat);
    expect(northEast.lng).toBeGreaterThan(location.lng);
  });

  it('E116: a place of the provider is resolved by the provider', async () => {
    const [place] = (await app.ask(suggestMapPlaces, { query: { query: 'Rauðalækur 31' } })).body;
    const found = await geocode(place!.place_id);
    expect(found.label).toContain('Rauðalækur');
    expect(found.boundaries_south_west.lat).toBeLessThan(found.boundaries_north_east.lat);
  });

  it.each(['street:101/Engingata', 'address:0', 'town:', 'bad-id', 'ChIJ-nothing', 'planet:mars'])(
    'E116: %s names nothing',
    async (place_id) => {
      expect((await app.refused(geocodePlace, { query: { place_id } })).status).toBe(404);
    },
  );

  it('E116: a provider that fails is reported, one that is not there knows no places', async () => {
    const query = { place_id: 'ChIJ-something' };
    expect((await down.refused(geocodePlace, { query })).status).toBe(503);
    expect((await off.refused(geocodePlace, { query })).status).toBe(404);
    expect((await off.ask(geocodePlace, { query: { place_id: 'postal:600' } })).status).toBe(200);
  });

  it('the typing of one visitor is limited to 60 a minute', async () => {
    off.setTime(new Date('2026-11-27T12:00:00Z'));
    const ask = () => off.ask(suggestMapPlaces, { query: { query: 'thorsg' } });
    for (let asked = 0; asked < 60; asked += 1) await ask();
    const refused = await off.refused(suggestMapPlaces, { query: { query: 'thorsg' } });
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
  });
});
