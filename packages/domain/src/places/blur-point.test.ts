import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurPoint, blurRadius } from './blur-point.ts';
import { metresBetween } from './point.ts';

const home = fc.record({
  lat: fc.double({ min: 63, max: 67, noNaN: true }),
  lng: fc.double({ min: -25, max: -13, noNaN: true }),
});
const hash = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 64 });

describe('blurPoint', () => {
  it('stays within 150 metres and answers the same point every time', () => {
    fc.assert(
      fc.property(home, hash, (point, key) => {
        const shown = blurPoint(point, key);
        expect(metresBetween(point, shown)).toBeLessThanOrEqual(blurRadius);
        expect(blurPoint(point, key)).toEqual(shown);
      }),
    );
  });

  it('cannot be averaged out: the mean over many hashes knows only the square, not the house', () => {
    const houses = [
      { lat: 64.14561, lng: -21.93512 },
      { lat: 64.14565, lng: -21.9352 },
    ];
    const means = houses.map((house) => {
      const shown = Array.from({ length: 4096 }, (_, at) => {
        const [radius, angle] = [Math.floor(at / 64), at % 64];
        const part = (value: number) => ((value + 0.5) * 2 ** 26).toString(16).padStart(8, '0');
        return blurPoint(house, part(radius) + part(angle));
      });
      return {
        lat: shown.reduce((sum, { lat }) => sum + lat, 0) / shown.length,
        lng: shown.reduce((sum, { lng }) => sum + lng, 0) / shown.length,
      };
    });
    expect(metresBetween(means[0]!, means[1]!)).toBeLessThan(0.01);
    expect(metresBetween(means[0]!, houses[0]!)).toBeGreaterThan(5);
  });

  it('spreads homes of one square by their hashes', () => {
    const place = { lat: 64.1456, lng: -21.9351 };
    expect(blurPoint(place, '0123456789abcdef')).not.toEqual(blurPoint(place, 'fedcba9876543210'));
  });

  it('insists on a hash', () => {
    for (const key of ['', '1234', 'not hexadecimal!'])
      expect(() => blurPoint({ lat: 64, lng: -21 }, key)).toThrow(RangeError);
  });
});
