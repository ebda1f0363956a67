import parsePhoneNumber from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { LANDLORDS } from './landlords.ts';
import { STAFF } from './staff.ts';
import { TENANTS } from './tenants.ts';

const EVERYONE = [...LANDLORDS, ...TENANTS, ...STAFF];

describe('demo people', () => {
  it('are about forty landlords and tenants and three of staff', () => {
    expect(LANDLORDS.length + TENANTS.length).toBe(42);
    expect(STAFF).toHaveLength(3);
    expect(new Set(EVERYONE.map(({ nationality }) => nationality))).toEqual(
      new Set(['IS', 'PL', 'UA', 'GB', 'US']),
    );
  });

  it('are told apart by everything that tells people apart', () => {
    for (const field of ['key', 'email', 'phone', 'kennitala'] as const) {
      expect(new Set(EVERYONE.map((person) => person[field])).size).toBe(EVERYONE.length);
    }
  });

  it('have names that the name rule takes', () => {
    for (const { givenName, familyName } of EVERYONE) {
      for (const name of [givenName, familyName]) {
        expect(name).toMatch(/^\p{L}+(?:[ '-]\p{L}+)*$/u);
        expect(name).toBe(name.normalize('NFC'));
      }
    }
  });

  it('have keys and addresses in plain letters', () => {
    for (const { key, email } of EVERYONE) {
      expect(key).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
      expect(email).toMatch(/^[a-z.]+@demo\.example$/);
    }
  });

  it('have a kennitala of nobody, with their own birth date, and are of age', () => {
    for (const { kennitala, birthDate } of EVERYONE) {
      const [year, month, day] = birthDate.split('-');
      expect(kennitala).toMatch(/^\d{6}1[45]\d[90]$/);
      expect(kennitala.slice(0, 6)).toBe(`${day}${month}${year!.slice(2)}`);
      expect(kennitala.at(-1)).toBe(year!.startsWith('19') ? '9' : '0');
      expect(new Date(`${birthDate}T00:00:00Z`).toISOString().slice(0, 10)).toBe(birthDate);
      expect(Number(year)).toBeLessThan(2008);
    }
  });

  it('have mobile numbers of the Icelandic plan', () => {
    for (const { phone } of EVERYONE) expect(parsePhoneNumber(phone)?.isValid()).toBe(true);
  });

  it('introduce themselves in their own language', () => {
    for (const { bio, language } of EVERYONE) {
      expect(bio.length).toBeGreaterThan(15);
      expect(/[а-яіїє]/i.test(bio)).toBe(language === 'ua');
    }
  });
});
