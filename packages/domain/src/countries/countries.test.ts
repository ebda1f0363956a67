import { describe, expect, it } from 'vitest';
import { callingCodeOf, countries } from './countries.ts';

describe('countries', () => {
  it('are all of ISO 3166-1 and Kosovo', () => {
    expect(countries).toHaveLength(250);
    for (const { code, callingCode } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      if (callingCode) expect(callingCode).toMatch(/^\+[1-9]\d{0,2}$/);
    }
    expect(countries.filter(({ callingCode }) => !callingCode)).toHaveLength(7);
    expect([callingCodeOf('IS'), callingCodeOf('UA'), callingCodeOf('PL'), callingCodeOf('US')]).toEqual([
      '+354',
      '+380',
      '+48',
      '+1',
    ]);
  });
});
