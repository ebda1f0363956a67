import { describe, expect, it, vi } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { pmtilesHeaderBytes } from './pmtiles-header.ts';
import { streetMapAddress } from './street-map.ts';

/** The header of a file of vector tiles with one part of 10 bytes, and those. */
function file({ start = 'PMTiles', version = 3, tiles = 1, length = 10 } = {}): Buffer {
  const bytes = Buffer.alloc(pmtilesHeaderBytes + 10);
  bytes.write(start);
  bytes[7] = version;
  bytes[99] = tiles;
  bytes.writeBigUInt64LE(BigInt(pmtilesHeaderBytes), 56);
  bytes.writeBigUInt64LE(BigInt(length), 64);
  return bytes;
}

describe('eye A8: the map file of the configuration', async () => {
  const app = await testApp({ MAP_TILES: 'maps/iceland.pmtiles' });
  const { files, config } = app.services;
  const look = async (tiles: string, style?: string) => {
    const log = { error: vi.fn() };
    const address = await streetMapAddress({
      files,
      log: log as never,
      config: { ...config, MAP_TILES: tiles, MAP_STYLE_URL: style },
    });
    return { address, logged: log.error.mock.calls[0]?.[0] };
  };

  it('is given to the pages when it holds vector tiles and is whole', async () => {
    await files.put('maps/good.pmtiles', file());
    expect(await look('maps/good.pmtiles')).toEqual({
      address: '/media/maps/good.pmtiles',
      logged: undefined,
    });
  });

  it.each([
    ['no PMTiles file', file({ start: 'SQLite f' })],
    ['version 2', file({ version: 2 })],
    ['no vector tiles', file({ tiles: 2 })],
    ['ends within its tile data', file({ length: 11 })],
    ['no PMTiles file', Buffer.from('PMTiles')],
    ['no such file', undefined],
  ])('%s: the pages keep to the base map, and the log says why', async (fault, bytes) => {
    const name = `maps/bad-${bytes?.length}-${fault.length}.pmtiles`;
    if (bytes) await files.put(name, bytes);
    const { address, logged } = await look(name);
    expect(address).toBeUndefined();
    expect(logged).toMatchObject({ file: name, fault: expect.stringContaining(fault) });
  });

  it('that something in front of the program serves is given as it stands', async () => {
    expect((await look('/tiles/iceland.pmtiles')).address).toBe('/tiles/iceland.pmtiles');
  });

  it('is served in parts under its own name, and nothing else of the store is', async () => {
    await files.put('maps/iceland.pmtiles', file());
    await files.put('maps/secret.txt', Buffer.from('leyndarmál'));
    const get = (name: string, headers = {}) =>
      app.app.inject({ method: 'GET', url: `/media/maps/${name}`, headers });
    const part = await get('iceland.pmtiles', { range: 'bytes=0-6' });
    expect([part.statusCode, part.body]).toEqual([206, 'PMTiles']);
    expect(part.headers).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'content-range': `bytes 0-6/${pmtilesHeaderBytes + 10}`,
    });
    for (const other of ['good.pmtiles', 'secret.txt', '..%2Fmaps%2Ficeland.pmtiles'])
      expect([other, (await get(other)).statusCode]).toEqual([other, 404]);
  });
});
