import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeWebp } from './encode-webp.ts';
import { type NamedPicture, rasterPool } from './raster-pool.ts';

const PICTURES: readonly NamedPicture[] = [
  { kind: 'house', seed: '1' },
  { kind: 'sofa', seed: '2' },
  { kind: 'bath', seed: '3' },
  { kind: 'balcony', seed: '4' },
];
// Small, as the files are the same in every other way.
const fullWidth = 400;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raster-pool-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('raster pool', () => {
  it('writes every picture in all its sizes and says how far it is', async () => {
    const steps: [number, number][] = [];
    const progress = (done: number, total: number) => steps.push([done, total]);
    const pool = await rasterPool({ pictures: PICTURES, folder, fullWidth, progress });

    expect(pool).toMatchObject({ drawn: 4, skipped: 0 });
    expect(pool.pictures.map(({ kind, seed }) => ({ kind, seed }))).toEqual(PICTURES);
    expect(steps).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    const [house] = pool.pictures;
    expect(house).toMatchObject({ width: 400, height: 300 });
    expect(house!.preview).toMatch(/^data:image\/webp;base64,/);
    expect(house!.files.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [400, 300],
    ]);
    for (const { file, width, bytes } of house!.files) {
      expect((await stat(join(folder, file))).size).toBe(bytes);
      expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('makes the four widths of an upload from a full picture', async () => {
    const image = await sharp({ create: { width: 1920, height: 1440, channels: 3, background: '#0b5563' } })
      .png()
      .toBuffer();
    const sizes = (await encodeWebp(image)).map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [320, 240],
      [640, 480],
      [1280, 960],
      [1920, 1440],
    ]);
  });

  it('does not make again what is there, and answers the same', async () => {
    const first = await rasterPool({ pictures: PICTURES.slice(0, 2), folder, fullWidth });
    const second = await rasterPool({ pictures: PICTURES, folder, fullWidth });
    expect(second).toMatchObject({ drawn: 2, skipped: 2 });
    expect(second.pictures.slice(0, 2)).toEqual(first.pictures);
  });

  it('goes on after a failure: nothing half made stays under a name', async () => {
    let calls = 0;
    const encode = (image: Buffer) => {
      if (++calls === 3) throw new Error('disk full');
      return encodeWebp(image);
    };
    await expect(rasterPool({ pictures: PICTURES, folder, fullWidth, encode })).rejects.toThrow('disk full');
    const finished = (await readdir(folder)).filter((name) => !name.startsWith('.'));
    for (const name of finished) expect(await readdir(join(folder, name))).toContain('picture.json');

    const again = await rasterPool({ pictures: PICTURES, folder, fullWidth });
    expect(again.skipped).toBe(finished.length);
    expect(again.drawn + again.skipped).toBe(4);
    expect((await readdir(folder)).toSorted()).toEqual(['balcony-4', 'bath-3', 'house-1', 'sofa-2']);
  });

  it('draws anew what an older drawer has left behind', async () => {
    const pictures = PICTURES.slice(0, 1);
    await rasterPool({ pictures, folder, fullWidth });
    const record = join(folder, 'house-1', 'picture.json');
    const kept = JSON.parse(await readFile(record, 'utf8'));
    await writeFile(record, JSON.stringify({ ...kept, drawing: 'another' }));
    expect(await rasterPool({ pictures, folder, fullWidth })).toMatchObject({ drawn: 1, skipped: 0 });
    await writeFile(record, '{"half');
    expect(await rasterPool({ pictures, folder, fullWidth })).toMatchObject({ drawn: 1, skipped: 0 });
  });

  it('stops when asked to and keeps what it has', async () => {
    const stopping = new AbortController();
    const progress = () => stopping.abort();
    const { signal } = stopping;
    await expect(rasterPool({ pictures: PICTURES, folder, fullWidth, progress, signal })).rejects.toThrow();
    const pool = await rasterPool({ pictures: PICTURES, folder, fullWidth });
    expect(pool.skipped).toBeGreaterThan(0);
    expect(pool.drawn + pool.skipped).toBe(4);
  });

  it('uses the encoder it is given', async () => {
    const encode = async (image: Buffer) => [
      { width: 100, height: 75, format: 'avif', data: await sharp(image).resize(100).avif().toBuffer() },
    ];
    const pool = await rasterPool({ pictures: PICTURES.slice(1, 2), folder, fullWidth, encode });
    expect(pool.pictures[0]!.files).toMatchObject([{ file: 'sofa-2/100.avif', width: 100, format: 'avif' }]);
  });
});
