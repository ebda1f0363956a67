import { suggestPlaces } from '@heima/domain/places/endpoints.ts';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { inPieces, registerCsv, registerRow } from './address-csv.builder.ts';
import { importAddresses } from './import-addresses.ts';
import { resolvePlace } from './public.ts';

describe('suggesting places', async () => {
  const app = await testApp();
  const { services } = app;
  const suggest = async (query: string, language: 'is' | 'en' | 'ua' = 'is') =>
    (await app.ask(suggestPlaces, { query: { query } }, { language })).body;
  const take = (rows: Parameters<typeof registerCsv>[0]) =>
    importAddresses(services.db, inPieces(registerCsv(rows)), {
      source: 'test.csv',
      now: services.clock(),
      allowFewer: true,
    });
  /** Waits for the notice of an import to arrive. */
  const until = (query: string, title: string) =>
    vi.waitFor(async () => expect((await suggest(query)).map((found) => found.title)).toContain(title), {
      timeout: 15_000,
    });

  it.each([
    ['thorsgata', 'Þórsgata'],
    ['odinsgata', 'Óðinsgata'],
    ['aegisida', 'Ægisíða'],
    ['Þórsgata', 'Þórsgata'],
    ['Þórsgata'.normalize('NFD'), 'Þórsgata'],
    ['THORSGOTU', 'Þórsgata'],
  ])('S08: %s finds the street, also before the register was imported', async (query, title) => {
    const [first] = await suggest(query);
    expect(first).toMatchObject({
      kind: 'street',
      title,
      subtitle: expect.stringMatching(/^10\d Reykjavík$/),
    });
    expect(first!.location!.lat).toBeCloseTo(64.14, 1);
  });

  it('answers from memory: no statement reads an address', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    for (const query of [
      'thorsgata',
      'odinsg',
      'aegisida 74',
      'a',
      'Þórsgötu 11, 101',
      'reyk',
      '101',
      'akureyri',
    ])
      await suggest(query);
    const statements = asked.mock.calls.map(([statement]) => String(statement));
    expect(statements.filter((statement) => statement.includes('insert into rate_counter'))).not.toEqual([]);
    // Jobs and notices of the program itself may fall into the same time.
    expect(statements.filter((statement) => /\b(address|street|place)/.test(statement))).toEqual([]);
    asked.mockRestore();
  });

  it('regions are found by their names in every language, and shown in that of the request', async () => {
    const [inEnglish] = await suggest('south', 'en');
    expect(inEnglish).toMatchObject({ kind: 'region', boundaries_south_west: { lat: expect.any(Number) } });
    const [same] = await suggest('south', 'is');
    expect(same!.id).toBe(inEnglish!.id);
    expect(same!.title).not.toBe(inEnglish!.title);
  });

  it('shared caches may keep the answer for ten minutes', async () => {
    const { headers } = await app.ask(suggestPlaces, { query: { query: 'selfoss' } });
    expect(headers['cache-control']).toContain('s-maxage=600');
  });

  it('nothing to look for is refused at its field, signs alone find nothing', async () => {
    const refused = await app.refused(suggestPlaces, { query: { query: '  ' } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toHaveProperty('query');
    expect(await suggest('%00')).toEqual([]);
    expect(await suggest("' -- ;")).toEqual([]);
  });

  it('an imported register is known at once, and takes the place of the built-in streets', async () => {
    expect(await suggest('Ósýnilegagata')).toEqual([]);
    await take([
      registerRow({ HEITI_NF: 'Ósýnilegagata', HEITI_TGF: 'Ósýnilegugötu', HUSMERKING: '3' }),
      registerRow({
        HEITI_NF: 'Ósýnilegagata',
        HEITI_TGF: 'Ósýnilegugötu',
        HUSMERKING: '10',
        HEINUM: '1000002',
      }),
      registerRow({
        HEITI_NF: 'Hof',
        HUSMERKING: '',
        HUSNR: '',
        POSTNR: '785',
        HEINUM: '1000003',
        SVFNR: '8401',
      }),
      registerRow({ HEITI_NF: 'Bær', HUSMERKING: '7', POSTNR: '', HEINUM: '1000004', SVFNR: '8200' }),
      registerRow({
        HEITI_NF: 'Hagasmári',
        SERHEITI: 'Smáralind',
        HUSMERKING: '1',
        POSTNR: '201',
        HEINUM: '1000005',
      }),
    ]);
    await until('osynilegugotu', 'Ósýnilegagata');
    expect((await suggest('osynilega 1')).map(({ title }) => title)).toEqual([
      'Ósýnilegagata 10',
      'Ósýnilegagata',
    ]);
    expect(await suggest('hof oraefi')).toMatchObject([{ kind: 'address', id: '1000003', title: 'Hof' }]);
    expect(await suggest('bær 7')).toMatchObject([{ id: '1000004', title: 'Bær 7' }]);
    expect(await suggest('smaralind')).toMatchObject([
      { title: 'Hagasmári 1', subtitle: 'Smáralind · 201 Kópavogur' },
    ]);
    expect((await suggest('odinsgata')).filter(({ kind }) => kind === 'street')).toEqual([]);
  });

  it('V062: other parts of the program resolve a typed text or an id of ours', async () => {
    await take([registerRow(), registerRow({ HEINUM: '1000002', HUSMERKING: '14', N_HNIT_WGS84: '64,146' })]);
    await until('thorsgata', 'Þórsgata');
    const street = await resolvePlace(services, 'street:101/Þórsgata', 'is');
    expect(street).toMatchObject({
      kind: 'street',
      label: 'Þórsgata, 101 Reykjavík',
      postalCodes: undefined,
    });
    expect(street!.box!.south).toBeLessThan(64.14354);
    expect(street!.box!.north).toBeGreaterThan(64.146);
    expect(await resolvePlace(services, 'thorsgotu 14', 'is')).toMatchObject({
      kind: 'address',
      id: '1000002',
      label: 'Þórsgata 14, 101 Reykjavík',
    });
    expect(await resolvePlace(services, 'postal:101', 'en')).toMatchObject({ postalCodes: ['101'] });
    expect((await resolvePlace(services, 'town:akureyri', 'is'))!.postalCodes).toEqual(
      expect.arrayContaining(['600', '603']),
    );
    expect(await resolvePlace(services, 'address:9', 'is')).toBeUndefined();
    expect(await resolvePlace(services, 'qqqqq', 'is')).toBeUndefined();
  });
});
