import { describe, expect, it } from 'vitest';
import { callingCodeOf, countries } from './countries.ts';
import { countryInput, spokenLanguageInput } from './country-inputs.ts';

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
    expect(countryInput.parse('is')).toBe('IS');
    expect(countryInput.safeParse('UK').success).toBe(false);
  });

  it('and languages are chosen by their code and nothing else', () => {
    expect(spokenLanguageInput.parse('ua')).toBe('uk');
    for (const choice of [countryInput, spokenLanguageInput])
      for (const wrong of ['nonsense', 7, null, undefined])
        expect(choice.safeParse(wrong).error?.issues[0]?.message).toBe('validation.choice');
  });
});
