import { describe, expect, it } from 'vitest';
import { asHeima } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
const get = (path: string, headers: Record<string, string> = asHeima.registry) =>
  fetch(`${sandbox.url}/registry/api/v1/einstaklingar/${path}`, { headers });
const read = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>;

describe('a person', () => {
  it('has names, birth date and domicile', async () => {
    expect(await read('0101302399')).toEqual({
      kennitala: '0101302399',
      nafn: 'Gervimaður Færeyjar',
      eiginnafn: 'Gervimaður',
      millinafn: null,
      kenninafn: 'Færeyjar',
      fulltNafn: 'Gervimaður Færeyjar',
      kynkodi: '1',
      bannmerking: false,
      faedingardagur: '1930-01-01T00:00:00',
      logheimili: {
        heiti: 'Bergstaðastræti 14',
        postnumer: '101',
        stadur: 'Reykjavík',
        sveitarfelagsnumer: '0000',
      },
      adsetur: null,
    });
  });

  it('has a middle name and a number without a check digit', async () => {
    expect(await read('2811913049')).toMatchObject({
      eiginnafn: 'Baldur',
      millinafn: 'ÞÍ',
      kenninafn: 'Jónsson',
    });
  });

  it('may have a protected address, or live abroad', async () => {
    expect(await read('0101302129')).toMatchObject({ nafn: 'Gervimaður Noregur', logheimili: null });
    expect((await get('0101302129/logheimili')).status).toBe(404);
    expect(await read('0101307789')).toMatchObject({ nafn: 'Gervimaður útlönd', logheimili: null });
    expect(await read('0101307789/logheimili')).toMatchObject({ landakodi: 'NO', fasteignanumer: null });
  });

  it('may be a minor, by number or by override', async () => {
    expect(await read('1506109070/lograda')).toEqual({ erLograda: false });
    expect(await read('0101302209/lograda')).toEqual({ erLograda: false });
    expect(await read('0101302209')).not.toMatchObject({ faedingardagur: '1930-01-01T00:00:00' });
    expect(await read('0101302399/lograda')).toEqual({ erLograda: true });
  });

  it('comes of age on the birthday', async () => {
    await sandbox.control.setClock(new Date('2026-11-26T23:59:00Z'));
    expect(await read('2711081410/lograda')).toEqual({ erLograda: false });
    await sandbox.control.setClock(new Date('2026-11-27T00:00:00Z'));
    expect(await read('2711081410/lograda')).toEqual({ erLograda: true });
    expect(await read('2811081580/lograda')).toEqual({ erLograda: false });
  });

  it('changes name after the first read', async () => {
    expect(await read('0101302559')).toMatchObject({ nafn: 'Gervimaður Svíþjóð' });
    expect(await read('0101302559')).toMatchObject({ nafn: 'Gervimaður Svíþjóð Nýnefndur' });
  });

  it('has a citizenship and a domicile with its property', async () => {
    expect(await read('0101302989/rikisfang')).toEqual({ kodi: 'IS', land: 'Ísland' });
    expect(await read('0101302989/logheimili')).toMatchObject({
      fasteignanumer: '2000101',
      heimilisfang: 'Hraunbæ 102',
      postnumer: '110',
      landakodi: 'IS',
    });
  });

  it('may answer slowly', async () => {
    const slow = read('0101303369');
    await eventually(
      () => sandbox.control.calls({ provider: 'registry' }),
      ([call]) => call?.outcome === 'slow',
    );
    await sandbox.control.advanceClock(8_000);
    expect(await slow).toMatchObject({ nafn: 'Gervimaður Asía' });
  });

  it('can be added', async () => {
    await sandbox.control.act('registry', 'add_person', {
      kennitala: '0202851239',
      name: 'Dís Prófdóttir',
      birthDate: '1985-02-02',
    });
    expect(await read('0202851239')).toMatchObject({ nafn: 'Dís Prófdóttir' });
    await expect(
      sandbox.control.act('registry', 'add_person', {
        kennitala: '0202851239',
        name: 'X',
        birthDate: '1985-02-02',
      }),
    ).rejects.toThrow('409');
    await expect(sandbox.control.act('registry', 'add_person', { kennitala: '1' })).rejects.toThrow('400');
  });
});

describe('errors', () => {
  it.each([
    ['0101300000', 404],
    ['5302697609', 404],
    ['not-a-number', 404],
    ['0101302639', 500],
  ])('%s answers %i with problem details', async (kennitala, status) => {
    const response = await get(kennitala);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status,
      title: expect.any(String),
      type: expect.any(String),
    });
  });

  it.each([
    ['0101300000/lograda', 404],
    ['0101302639/logheimili', 500],
  ])('%s answers %i with the registers’ own error', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status, message: expect.any(String) });
  });

  it('need the token and the X-Road client', async () => {
    const { authorization, 'x-road-client': client } = asHeima.registry;
    expect((await get('0101302399', { 'x-road-client': client })).status).toBe(401);
    expect((await get('0101302399', { authorization, 'x-road-client': 'IS/COM/1/other' })).status).toBe(401);
    const missing = await get('0101302399', { authorization });
    expect(missing.status).toBe(400);
    expect(missing.headers.get('x-road-error')).toBe('Client.InvalidRequest');
  });
});
