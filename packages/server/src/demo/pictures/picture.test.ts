import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAP_FRAME, MAP_PLACES, projectOnMap } from './peninsula-map.ts';
import { compositionOf, PICTURE_KINDS, type PictureKind, picture } from './picture.ts';
import { isOutside, picturePool } from './picture-pool.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => String(i + 1));
/** One picture of every composition. */
const ONE_OF_EACH = new Map(
  PICTURE_KINDS.flatMap((kind) => SEEDS.map((seed) => [compositionOf(kind, seed), [kind, seed]] as const)),
);

describe('picture', () => {
  it('is the same for the same kind and seed, and another for another seed', () => {
    for (const kind of PICTURE_KINDS) expect(picture(kind, '7')).toBe(picture(kind, '7'));
    expect(picture('house', '7')).not.toBe(picture('house', '8'));
    expect(picture('street', 'day')).not.toBe(picture('street', 'night'));
  });

  it('knows several compositions of every kind of home and room', () => {
    const of = (kind: PictureKind) => new Set(SEEDS.map((seed) => compositionOf(kind, seed))).size;
    expect({ house: of('house'), block: of('block'), row: of('row'), farm: of('farm') }).toEqual({
      house: 5,
      block: 4,
      row: 2,
      farm: 2,
    });
    expect([of('sofa'), of('kitchen'), of('bed'), of('bath')]).toEqual([5, 4, 5, 4]);
    expect([of('hall'), of('office'), of('balcony'), of('view')]).toEqual([2, 2, 2, 2]);
  });

  it.each([...ONE_OF_EACH])(
    '%s is whole: no number missing, no gap in the paint',
    async (_id, [kind, seed]) => {
      const svg = picture(kind, seed);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toMatch(/^<svg [^>]*><title>[^<]+<\/title>/);
      const { channels } = await sharp(Buffer.from(svg)).resize({ width: 384 }).ensureAlpha().stats();
      expect(channels[3]!.min).toBe(255);
    },
  );
});

describe('picture pool', () => {
  const pool = picturePool();

  it('has enough outsides and rooms, none of them twice', () => {
    const outsides = pool.filter(({ kind }) => isOutside(kind)).length;
    expect(outsides).toBeGreaterThanOrEqual(60);
    expect(outsides).toBeLessThanOrEqual(90);
    expect(pool.length - outsides).toBeGreaterThanOrEqual(120);
    expect(pool.length - outsides).toBeLessThanOrEqual(200);
    expect(new Set(pool.map(({ kind, seed }) => `${kind}-${seed}`)).size).toBe(pool.length);
  });

  it('is the same every time', () => {
    expect(picturePool()).toEqual(pool);
  });
});

describe('map of the peninsula', () => {
  it('places its names inside the frame', () => {
    for (const { lat, lng } of MAP_PLACES) {
      const [x, y] = projectOnMap(lat, lng);
      expect(x > 0 && x < MAP_FRAME.width && y > 0 && y < MAP_FRAME.height).toBe(true);
    }
  });

  it('puts north at the top and west at the left', () => {
    expect(projectOnMap(MAP_FRAME.north, MAP_FRAME.west)).toEqual([0, 0]);
  });
});
