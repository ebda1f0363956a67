import { suggestAddresses, suggestIcelandicAddresses } from '@heima/domain/places/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { inPieces, registerCsv, registerRow } from './address-csv.builder.ts';
import { importAddresses } from './import-addresses.ts';
import { refreshPlaces } from './place-directory.ts';

describe('addresses', async () => {
  const app = await testApp();
  const off = await testApp({
    HMS_PROPERTY_BASE_URL: '',
    GOOGLE_PLACES_BASE_URL: '',
    GOOGLE_MAPS_BASE_URL: '',
  });
  const down = await testApp({
    HMS_PROPERTY_BASE_URL: 'http://127.0.0.1:1',
    GOOGLE_PLACES_BASE_URL: '',
    PROVIDER_TIMEOUT_MS: '300',
  });
  const icelandic = async (query: string, at = app) =>
    (await at.ask(suggestIcelandicAddresses, { params: { query } })).body;

  it('E397: come from the property register, with what we know of the street and the place', async () => {
    const [first] = await icelandic('Þórsgötu 11');
    expect(first).toEqual({
      id: expect.stringMatching(/^\d{7}$/),
      title: 'Þórsgata 11, 101 Reykjavík',
      street_name: 'Þórsgata',
      street_name_dative: 'Þórsgötu',
      street_number: '11',
      postal_code: '101',
      city: 'Reykjavík',
      country: 'IS',
      location: { lat: 64.14354, lng: -21.93085 },
      property_count: 3,
    });
    const [unplaced] = await icelandic('Reynimelur 82');
    expect(unplaced).toMatchObject({ street_number: '82', location: null, city: 'Reykjavík' });
  });

  it('E397: have the place that the imported address register gives them', async () => {
    const rows = [
      registerRow({ HEITI_NF: 'Reynimelur', HEITI_TGF: 'Reynimel', POSTNR: '107', HUSMERKING: '82' }),
      registerRow({ HEITI_NF: 'Reynimelur', POSTNR: '107', HUSMERKING: '80', HEINUM: '1000002' }),
    ];
    const imported = await testApp();
    await importAddresses(imported.services.db, inPieces(registerCsv(rows)), {
      source: 'x',
      now: new Date(),
    });
    await refreshPlaces(imported.services);
    const [first] = await icelandic('Reynimelur 82', imported);
    expect(first).toMatchObject({
      street_name_dative: 'Reynimel',
      location: { lat: 64.14354, lng: -21.93085 },
      property_count: 8,
    });
  });

  it('E397: come from our own directory where the register has none, is not there, or does not answer', async () => {
    const expected = {
      id: '101/Njarðargata/37',
      title: 'Njarðargata 37, 101 Reykjavík',
      street_name: 'Njarðargata',
      street_name_dative: 'Njarðargötu',
      street_number: '37',
      postal_code: '101',
      property_count: null,
    };
    for (const at of [app, off, down])
      expect((await icelandic('njardargotu 37', at))[0]).toMatchObject(expected);
  });

  it('E397: a single letter is not asked of the register', async () => {
    expect((await icelandic('n')).every(({ property_count }) => property_count === null)).toBe(true);
  });

  it('R045: the failure of a lookup is handed back when nobody can answer', async () => {
    for (const [at, query] of [
      [down, 'Hvergigata'],
      [app, 'xxvilla'],
    ] as const) {
      const refused = await at.refused(suggestIcelandicAddresses, { params: { query } });
      expect(refused.status).toBe(503);
      expect(refused.body.code).toBe('common.providerDown');
    }
    expect((await down.refused(suggestAddresses, { params: { query: 'Hvergigata' } })).status).toBe(503);
    expect(await icelandic('Hvergigata', off)).toEqual([]);
  });

  it('the same text in the same minutes is asked of the register once', async () => {
    const sandbox = controlClient(workerSandbox().url);
    const asked = async () =>
      (await sandbox.calls({ provider: 'hms-property', operation: 'search' })).filter(({ query }) =>
        /kaplaskj/i.test(query.partialStadfang ?? ''),
      ).length;
    for (const query of ['Kaplaskjólsvegur 27', 'kaplaskjolsvegur 27', ' KAPLASKJÓLSVEGUR  27'])
      expect((await icelandic(query))[0]!.title).toBe('Kaplaskjólsvegur 27, 107 Reykjavík');
    expect(await asked()).toBe(1);
    app.setTime(new Date(Date.now() + 11 * 60_000));
    await icelandic('Kaplaskjólsvegur 27');
    expect(await asked()).toBe(2);
  });

  it('E396: are the Icelandic ones first; else those of the map provider with their country', async () => {
    const { body } = await app.ask(suggestAddresses, { params: { query: 'Þórsgata 11' } });
    expect(body[0]).toMatchObject({ title: 'Þórsgata 11, 101 Reykjavík', country: 'IS' });
    const { body: elsewhere } = await app.ask(
      suggestAddresses,
      { params: { query: 'Vesturland' } },
      { language: 'en' },
    );
    expect(elsewhere[0]).toMatchObject({
      id: expect.stringMatching(/^ChIJ/),
      street_name: 'Vesturland',
      street_number: null,
      country: 'IS',
    });
    expect((await off.ask(suggestAddresses, { params: { query: 'Hvergigata' } })).body).toEqual([]);
  });
});
