import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, boxAroundPoint, boxHas, corners, readCorner, widen } from './box.ts';
import { isOnEarth, metresBetween } from './point.ts';

describe('a corner of the map', () => {
  it('is read as text and as a point', () => {
    expect(readCorner('64.1, -22')).toEqual({ lat: 64.1, lng: -22 });
    expect(readCorner({ lat: 64.1, lng: -22 })).toEqual({ lat: 64.1, lng: -22 });
  });

  it.each([
    undefined,
    null,
    '',
    '64.1',
    '64.1;-22',
    'NaN,-22',
    'Infinity,-22',
    '1e2,-22',
    '64.1,-22,5',
    { lat: Number.NaN, lng: -22 },
    { lat: Number.POSITIVE_INFINITY, lng: -22 },
    { lat: '64', lng: -22 },
  ])('%o is none', (value) => {
    expect(readCorner(value)).toBeUndefined();
  });

  it('lies on the Earth or nowhere', () => {
    expect([isOnEarth({ lat: 91, lng: -21 }), isOnEarth({ lat: 64, lng: -181 })]).toEqual([false, false]);
    expect(isOnEarth({ lat: -90, lng: 180 })).toBe(true);
  });

  it('reads every decimal text to its number and never fails', () => {
    const text = fc.integer({ min: -89_999_999, max: 89_999_999 }).map((micro) => (micro / 1e6).toFixed(6));
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(readCorner(`${a},${b}`)).toEqual({ lat: Number(a), lng: Number(b) });
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => void readCorner(value)));
  });
});

describe('boxes', () => {
  it('are answered by their corners', () => {
    expect(corners({ south: 64.1, west: -22, north: 64.2, east: -21.8 })).toEqual({
      boundaries_south_west: { lat: 64.1, lng: -22 },
      boundaries_north_east: { lat: 64.2, lng: -21.8 },
    });
  });

  it('hold their edges and are joined by the smallest one around', () => {
    const box = { south: 64, west: -22, north: 65, east: -21 };
    expect(boxHas(box, { lat: 64, lng: -22 })).toBe(true);
    expect(boxHas(box, { lat: 63.999, lng: -22 })).toBe(false);
    expect(boxAround([box, { south: 63, west: -21.5, north: 64, east: -20 }])).toEqual({
      south: 63,
      west: -22,
      north: 65,
      east: -20,
    });
    expect(boxAround([])).toBeUndefined();
  });
});

describe('a box around a point', () => {
  it('reaches so many metres to every side, wherever in Iceland', () => {
    for (const point of [
      { lat: 63.4, lng: -19 },
      { lat: 66.5, lng: -16.2 },
    ]) {
      const box = boxAroundPoint(point, 1000);
      const sides = [
        { lat: box.south, lng: point.lng },
        { lat: box.north, lng: point.lng },
        { lat: point.lat, lng: box.west },
        { lat: point.lat, lng: box.east },
      ].map((side) => metresBetween(point, side));
      for (const metres of sides) expect(Math.abs(metres - 1000)).toBeLessThan(5);
    }
  });

  it('is as wide as the box that is widened, and not endless at a pole', () => {
    const wider = widen({ south: 64, west: -22, north: 64.1, east: -21.9 }, 100);
    expect(wider.east - wider.west).toBeGreaterThan(0.1);
    expect(wider.north - wider.south).toBeCloseTo(0.1 + 200 / 111_195, 9);
    expect(boxAroundPoint({ lat: 90, lng: 0 }, 150).east).toBeLessThan(1);
  });
});
