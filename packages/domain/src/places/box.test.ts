import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, boxAroundPoint, boxHas, corners, parseBoundaries, readCorner, widen } from './box.ts';
import { metresBetween } from './point.ts';

const lat = fc.double({ min: -90, max: 90, noNaN: true });
const lng = fc.double({ min: -180, max: 180, noNaN: true });

describe('parseBoundaries', () => {
  it('reads corners as texts and as points', () => {
    const box = { south: 64.1, west: -22, north: 64.2, east: -21.8 };
    expect(parseBoundaries('64.1,-22', '64.2, -21.8')).toEqual({ box });
    expect(parseBoundaries({ lat: 64.1, lng: -22 }, { lat: 64.2, lng: -21.8 })).toEqual({ box });
    expect(corners(box)).toEqual({
      boundaries_south_west: { lat: 64.1, lng: -22 },
      boundaries_north_east: { lat: 64.2, lng: -21.8 },
    });
  });

  it.each([
    [undefined, '64.2,-21'],
    ['64.1', '64.2,-21'],
    ['64.1;-22', '64.2,-21'],
    ['NaN,-22', '64.2,-21'],
    ['Infinity,-22', '64.2,-21'],
    ['1e2,-22', '64.2,-21'],
    ['64.1,-22,5', '64.2,-21'],
    ['', ''],
    [
      { lat: Number.NaN, lng: -22 },
      { lat: 64, lng: -21 },
    ],
    [
      { lat: Number.POSITIVE_INFINITY, lng: -22 },
      { lat: 64, lng: -21 },
    ],
    [
      { lat: '64', lng: -22 },
      { lat: 64, lng: -21 },
    ],
    [null, null],
  ])('refuses %o and %o as no points', (southWest, northEast) => {
    expect(parseBoundaries(southWest, northEast)).toEqual({ problem: 'form' });
  });

  it('refuses positions off the Earth and corners the wrong way round', () => {
    expect(parseBoundaries('64,-22', '91,-21')).toEqual({ problem: 'range' });
    expect(parseBoundaries('64,-181', '65,-21')).toEqual({ problem: 'range' });
    expect(parseBoundaries('65,-22', '64,-21')).toEqual({ problem: 'inverted' });
    expect(parseBoundaries('64,-21', '65,-22')).toEqual({ problem: 'inverted' });
  });

  it('accepts exactly the pairs that are in order', () => {
    fc.assert(
      fc.property(lat, lng, lat, lng, (south, west, north, east) => {
        const { box, problem } = parseBoundaries({ lat: south, lng: west }, { lat: north, lng: east });
        if (south <= north && west <= east) expect(box).toEqual({ south, west, north, east });
        else expect(problem).toBe('inverted');
      }),
    );
  });

  it('reads every decimal text to its number and never fails', () => {
    const text = fc.integer({ min: -89_999_999, max: 89_999_999 }).map((micro) => (micro / 1e6).toFixed(6));
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(readCorner(`${a},${b}`)).toEqual({ lat: Number(a), lng: Number(b) });
      }),
    );
    fc.assert(fc.property(fc.anything(), fc.anything(), (a, b) => void parseBoundaries(a, b)));
  });
});

describe('boxes', () => {
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
