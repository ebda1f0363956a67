import { describe, expect, it } from 'vitest';
import { asHeima } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
const get = (path: string, headers: Record<string, string> = asHeima.hms) =>
  fetch(`${sandbox.url}/hms-property${path}`, { headers });
const search = async (text: string) =>
  (await (await get(`/api/stadfang/search?partialStadfang=${encodeURIComponent(text)}`)).json()) as Record<
    string,
    unknown
  >[];

describe('address search', () => {
  it('answers in the words of the service', async () => {
    expect(await search('borgartúni 8a')).toEqual([
      {
        stadfang_nr: expect.any(Number),
        stadfang_birting: 'Borgartún 8A',
        sveitarfelag_nafn: 'Reykjavíkurborg',
        sveitarfelag_nr: 0,
        sveitarfelag_nr_birting: '0000',
        postnumer: 105,
        landeign_nr: expect.any(Number),
        stadvisir: 'Borgartún',
        stadgreinir_birting: '8A',
        stadgreinir_nr: 8,
        stadgreinir_bokst: 'A',
        stadgreinir_serheiti: null,
        fjoldi_tengdra_fasteigna: 1,
      },
    ]);
  });

  it('finds farms, houses with names, and the same street in many places', async () => {
    expect(await search('Hjarðarholt 311')).toMatchObject([
      { stadfang_birting: 'Hjarðarholt', stadgreinir_birting: null },
    ]);
    expect(await search('Stapaberg')).toMatchObject([{ stadgreinir_serheiti: 'Stapaberg' }]);
    expect(new Set((await search('tungata')).map((one) => one.sveitarfelag_nr)).size).toBeGreaterThanOrEqual(
      6,
    );
  });

  it('finds the address of a property number in any spelling', async () => {
    for (const text of ['2000101', 'F2000101', '200-0101'])
      expect(await search(text)).toMatchObject([{ stadfang_birting: 'Hraunbær 102', postnumer: 110 }]);
    expect(await search('2000105')).toEqual([]);
  });

  it('lists no more than a page', async () => {
    expect((await search('reykj')).length).toBe(30);
  });

  it('plays what the text asks for', async () => {
    expect(await search('xxtom')).toEqual([]);
    const failed = await get('/api/stadfang/search?partialStadfang=xxvilla');
    expect(failed.status).toBe(500);
    expect(typeof (await failed.json())).toBe('string');
    const slow = search('xxhaegt');
    await eventually(
      () => sandbox.control.calls({ operation: 'search' }),
      ([call]) => call?.outcome === 'slow',
    );
    await sandbox.control.advanceClock(8_000);
    expect(await slow).toEqual([]);
  });

  it('needs a text and the token', async () => {
    expect((await get('/api/stadfang/search')).status).toBe(400);
    const refused = await get('/api/stadfang/search?partialStadfang=Borg', {});
    expect(refused.status).toBe(401);
    expect(await refused.json()).toBe('Unauthorized');
  });
});

describe('properties of an address', () => {
  it('are all flats of a tower block', async () => {
    const [address] = await search('Sólheimar 27');
    const response = await get(`/api/fasteign/byStadfangNr?stadfangNr=${address?.stadfang_nr}`);
    const flats = (await response.json()) as Record<string, unknown>[];
    expect(flats).toHaveLength(44);
    expect(flats[0]).toMatchObject({
      fasteign_nr: expect.any(Number),
      stadfang_nr: address?.stadfang_nr,
      stadfang_birting: 'Sólheimar 27',
      postnumer: 104,
      merking: '010101',
      notkun_texti: 'Íbúð',
      einflm: expect.any(Number),
      eining: 'm²',
      fasteignamat: expect.any(Number),
      lhlmat: expect.any(Number),
    });
  });

  it.each([
    ['stadfangNr=1', 404],
    ['stadfangNr=abc', 400],
    ['', 400],
  ])('%s answers %i with a bare string', async (query, status) => {
    const response = await get(`/api/fasteign/byStadfangNr?${query}`);
    expect(response.status).toBe(status);
    expect(typeof (await response.json())).toBe('string');
  });
});

describe('units of a property', () => {
  const units = async (number: number) => {
    const response = await get(`/api/adalmatseining/byFasteignNr?fasteignNr=${number}`);
    return { status: response.status, body: await response.json() };
  };

  it.each([
    [2_000_101, 1, 'Íbúð'],
    [2_000_102, 3, 'Einbýlishús'],
    [2_000_103, 1, 'Verslun'],
  ])('%i has %i in use as %s', async (number, count, use) => {
    const { status, body } = await units(number);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ fasteign_nr: number, notkun_texti: use }]);
    const list = (body as { matseiningar: unknown[] }[])[0]?.matseiningar;
    expect(list).toHaveLength(count);
    expect(list?.[0]).toMatchObject({
      fnum: expect.any(Number),
      fastnum: number,
      notkun_texti: expect.any(String),
      merking: expect.stringMatching(/^\d{6}$/),
      einflm: expect.any(Number),
      eining: 'm²',
      brunabotamat: expect.any(Number),
      byggingarstig: expect.any(String),
      matsstig: expect.any(Number),
    });
  });

  it('plays what the number asks for', async () => {
    expect(await units(2_000_104)).toEqual({ status: 200, body: [] });
    expect((await units(2_000_105)).status).toBe(404);
    expect((await units(2_000_106)).status).toBe(500);
    const slow = units(2_000_107);
    await eventually(
      () => sandbox.control.calls({ operation: 'units' }),
      ([call]) => call?.outcome === 'slow',
    );
    await sandbox.control.advanceClock(8_000);
    expect((await slow).status).toBe(200);
  });
});

it('says that it runs, to anyone', async () => {
  const response = await get('/api/health/running', {});
  expect(await response.json()).toBe('Running');
});
