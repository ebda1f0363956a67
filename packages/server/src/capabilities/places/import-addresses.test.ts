import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { testDatabase } from '#testing/test-database.ts';
import { inPieces, registerCsv, registerRow } from './address-csv.builder.ts';
import { AddressFileError } from './address-file.ts';
import { importAddresses } from './import-addresses.ts';
import './tables.ts';

const now = new Date('2026-11-27T12:00:00Z');

describe('importing the address register', async () => {
  const { url, drop } = await testDatabase();
  const { db, close } = openDatabase(url, 3);
  afterAll(async () => {
    await close();
    await drop();
  });

  const take = (text: string | Uint8Array, more: { allowFewer?: boolean } = {}) =>
    importAddresses(db, inPieces(text), { source: 'test.csv', now, allowFewer: true, ...more });
  const addresses = () =>
    db
      .selectFrom('place_address')
      .innerJoin('place_street', 'place_street.id', 'street_id')
      .select(['place_address.id', 'name', 'dative', 'number', 'building', 'lat', 'postal_code'])
      .orderBy('place_address.id')
      .execute();
  const refusalOf = async (call: Promise<unknown>): Promise<string> => {
    const error = await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(AddressFileError);
    return (error as Error).message;
  };

  it('takes a file with a mark at its start, quotes, line ends of Windows and letters cut between pieces', async () => {
    const rows = [
      registerRow({ SERHEITI: 'Hús „Jóns“, "gamla"' }),
      registerRow({ HEINUM: '1000002', HUSMERKING: '14B', HEITI_NF: 'Ægisgata', HEITI_TGF: 'Ægisgötu' }),
      registerRow({
        HEINUM: '1000003',
        HUSMERKING: '',
        HUSNR: '',
        HEITI_NF: 'Hof',
        POSTNR: '785',
        SVFNR: '8401',
      }),
    ];
    const file = `\uFEFF${registerCsv(rows, '\r\n')}\r\n`;
    const summary = await importAddresses(db, inPieces(file, 7), { source: 'test.csv', now });
    expect(summary).toEqual({
      rows: 3,
      addresses: 3,
      furtherPoints: 0,
      added: 3,
      changed: 0,
      removed: 0,
      refused: [],
    });
    expect(await addresses()).toMatchObject([
      { id: '1000001', name: 'Þórsgata', dative: 'Þórsgötu', number: '12', building: 'Hús „Jóns“, "gamla"' },
      { id: '1000002', name: 'Ægisgata', number: '14B', lat: 64.14354 },
      { id: '1000003', name: 'Hof', number: null, postal_code: '785' },
    ]);
  });

  it('changes nothing when the same file comes again, and only what differs in a new one', async () => {
    const rows = [registerRow(), registerRow({ HEINUM: '1000002', HUSMERKING: '14' })];
    await take(registerCsv(rows));
    expect(await take(registerCsv(rows))).toMatchObject({ added: 0, changed: 0, removed: 0 });
    const next = [registerRow({ HEITI_NF: 'Týsgata' }), registerRow({ HEINUM: '1000009' })];
    expect(await take(registerCsv(next))).toMatchObject({ added: 1, changed: 1, removed: 1 });
    expect((await addresses()).map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1000001 Týsgata',
      '1000009 Þórsgata',
    ]);
    expect(await db.selectFrom('place_street').select('name').orderBy('name').execute()).toHaveLength(2);
  });

  it('takes the point of the house where an address has several, else the first that has a place', async () => {
    const point = (TEGHNIT: string, lat: string, HEINUM = '1000001') =>
      registerRow({ HEINUM, TEGHNIT, N_HNIT_WGS84: lat, ...(lat ? {} : { E_HNIT_WGS84: '' }) });
    const summary = await take(
      registerCsv([
        point('0', '64,1'),
        point('1', '64,2'),
        point('2', '64,3'),
        point('0', '', '1000002'),
        point('4', '64,4', '1000002'),
        point('5', '64,5', '1000002'),
      ]),
    );
    expect(summary).toMatchObject({ rows: 6, addresses: 2, furtherPoints: 4 });
    expect((await addresses()).map(({ lat }) => lat)).toEqual([64.2, 64.4]);
  });

  it('takes the extract with nine columns, and gives its addresses ids that stay', async () => {
    const file = [
      'SVFNR,POSTNR,STADUR,HEITI_NF,HEITI_TGF,HUSMERKING,SERHEITI,LAT_WGS84,LNG_WGS84',
      '0000,101,Reykjavík,Arnarhóll,Arnarhóli,,,64.147799,-21.933005',
      '0000,101,Reykjavík,Bergstaðastræti,Bergstaðastræti,9B,,64.145188,-21.932365',
      '0000,101,Reykjavík,Ægisgata,Ægisgötu,,Landssími,64.149990,-21.946566',
    ].join('\n');
    await take(file);
    const ids = ['101/Arnarhóll/', '101/Bergstaðastræti/9B', '101/Ægisgata/Landssími'];
    expect((await addresses()).map(({ id }) => id)).toEqual(ids);
    expect(await take(file)).toMatchObject({ added: 0, changed: 0, removed: 0 });
  });

  it('leaves out rows that cannot be read and reports why, with their lines', async () => {
    const good = Array.from({ length: 30 }, (_, at) => registerRow({ HEINUM: String(1_000_100 + at) }));
    const lines = registerCsv([...good, registerRow({ POSTNR: '999' }), registerRow({ N_HNIT_WGS84: 'x' })]);
    const summary = await take(`${lines}one,cell too few\n`);
    expect(summary).toMatchObject({ rows: 33, addresses: 30 });
    expect(summary.refused).toEqual([
      { fault: 'columns', count: 1, lines: [34] },
      { fault: 'postalCode', count: 1, lines: [32] },
      { fault: 'position', count: 1, lines: [33] },
    ]);
  });

  it('takes nothing of a broken file', async () => {
    const before = await take(registerCsv([registerRow(), registerRow({ HEINUM: '1000002' })]));
    const untouched = await addresses();
    const many = registerCsv(Array.from({ length: 9 }, (_, at) => registerRow({ HEINUM: `100001${at}` })));

    expect(await refusalOf(take(''))).toContain('empty');
    expect(await refusalOf(take('a,b\n1,2\n'))).toContain('SVFNR');
    expect(await refusalOf(take(registerCsv([])))).toContain('0 of 0 rows');
    expect(await refusalOf(take(`${many}x,"never ends`))).toContain('no readable CSV');
    expect(await refusalOf(take(Buffer.from(many, 'latin1')))).toBe('The file is not in UTF-8');
    expect(await refusalOf(take(Buffer.from(many, 'utf16le')))).toMatch(/UTF-8|SVFNR/);
    // Saved by a spreadsheet: the municipalities have lost their zeros.
    expect(await refusalOf(take(registerCsv([registerRow({ SVFNR: '0' })])))).toContain(
      'municipality 1 (lines 2)',
    );
    const dropped = (async function* () {
      yield Buffer.from(many.slice(0, 600));
      throw new Error('the connection broke');
    })();
    expect(await refusalOf(importAddresses(db, dropped, { source: 'x', now }))).toContain('connection broke');

    expect(before.addresses).toBe(2);
    expect(await addresses()).toEqual(untouched);
  });

  it('refuses a file that was cut off, unless fewer are expected', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => registerRow({ HEINUM: String(2_000_000 + at) }));
    await take(registerCsv(rows));
    const half = registerCsv(rows.slice(0, 50));
    expect(await refusalOf(take(half, { allowFewer: false }))).toBe(
      'The file has 50 addresses where 100 are known',
    );
    expect((await take(half, { allowFewer: true })).removed).toBe(50);
  });

  it('two imports at once come one after the other', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => registerRow({ HEINUM: String(3_000_000 + at) }));
    await Promise.all([take(registerCsv(rows)), take(registerCsv(rows))]);
    expect(await addresses()).toHaveLength(50);
  });

  it('writes down what was imported', async () => {
    await take(registerCsv([registerRow()]));
    const [last] = await db.selectFrom('place_import').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(last).toMatchObject({ imported_at: now, source: 'test.csv', addresses: 1, refused: 0 });
  });

  it('takes 20,000 rows by a few statements, and reports how far it is', async () => {
    const file = registerCsv(
      Array.from({ length: 20_000 }, (_, at) =>
        registerRow({
          HEINUM: String(4_000_000 + at),
          HEITI_NF: `Gata ${at % 1500}`,
          HEITI_TGF: `Götu ${at % 1500}`,
          HUSMERKING: String(1 + (at % 90)),
        }),
      ),
    );
    const progress: number[] = [];
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const summary = await importAddresses(db, inPieces(file, 65_536), {
      source: 'large.csv',
      now,
      onProgress: (rows) => progress.push(rows),
    });
    expect(summary.addresses).toBe(20_000);
    expect(progress).toEqual([5000, 10_000, 15_000, 20_000]);
    // Rows go in by the five thousand and are compared by the database: one by one they would be thousands.
    expect(asked.mock.calls.length).toBeGreaterThan(4);
    expect(asked.mock.calls.length).toBeLessThan(40);
    asked.mockRestore();
  }, 60_000);
});
