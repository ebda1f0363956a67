import { describe, expect, it } from 'vitest';
import { boxHas } from '#places/box.ts';
import {
  isHomePostalCode,
  postalCodeByCode,
  postalCodes,
  searchablePostalCodes,
  showPostalCode,
} from './postal-codes.ts';

describe('postal codes', () => {
  it('are all 195, each once, in order, with a known place and municipality', () => {
    expect(postalCodes).toHaveLength(195);
    const codes = postalCodes.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    for (const { city, municipality } of postalCodes) {
      expect(city?.name).toBeTruthy();
      expect(municipality.name).toBeTruthy();
      expect(municipality.code).toMatch(/^\d{4}$/);
    }
  });

  it('have a point inside their box exactly where homes can be', () => {
    expect(searchablePostalCodes).toHaveLength(175);
    for (const { code, isSearchable, point, box, addresses } of postalCodes) {
      expect(point !== undefined, code).toBe(isSearchable);
      expect(addresses > 0, code).toBe(isSearchable);
      if (point && box) expect(boxHas(box, point), code).toBe(true);
    }
  });

  it('carry place, dative, label, parts and regions', () => {
    expect(postalCodeByCode('225')).toMatchObject({
      city: { name: 'Garðabær', dative: 'Garðabæ' },
      label: 'Álftanes',
      municipality: { code: '1300' },
      officialRegion: 'hofudborgarsvaedid',
    });
    expect(postalCodeByCode('101')?.parts).toContain('Þingholt');
    expect(postalCodeByCode('780')).toMatchObject({
      officialRegion: 'sudurland',
      city: { region: 'austurland' },
    });
    expect(postalCodeByCode('600')?.officialRegion).toBe('nordurland-eystra');
    expect(showPostalCode(postalCodeByCode('101')!)).toBe('101 Reykjavík');
  });

  it('are chosen by their code, which is id and slug too (C49, R310)', () => {
    expect(isHomePostalCode('101')).toBe(true);
    for (const wrong of ['121', '999', '', '1010']) expect(isHomePostalCode(wrong), wrong).toBe(false);
  });
});
