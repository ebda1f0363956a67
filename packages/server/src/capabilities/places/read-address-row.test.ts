import { describe, expect, it } from 'vitest';
import { type RegisterCells, registerRow } from './address-csv.builder.ts';
import { readAddressRow } from './read-address-row.ts';

const read = (given: RegisterCells = {}, isWhole = true) =>
  readAddressRow({ line: 2, isWhole, cells: new Map(Object.entries(registerRow(given))) });

describe('rows of the address register', () => {
  it('are read with decimal commas, leading zeros and both cases', () => {
    expect(read()).toEqual({
      id: '1000001',
      streetId: '101/Þórsgata',
      name: 'Þórsgata',
      dative: 'Þórsgötu',
      postalCode: '101',
      municipalityCode: '0000',
      number: '12',
      building: null,
      lat: 64.14354,
      lng: -21.93085,
      isHousePoint: true,
    });
  });

  it.each([
    [{ HUSMERKING: '8a', HUSNR: '8' }, '8A'],
    [{ HUSMERKING: '', HUSNR: '8', BOKST: 'a' }, '8A'],
    [{ HUSMERKING: '8', VIDSK: '-16' }, '8-16'],
    [{ HUSMERKING: '8-16', VIDSK: '16' }, '8-16'],
    [{ HUSMERKING: '', HUSNR: '0' }, null],
    [{ HUSMERKING: 'A', HUSNR: '' }, 'A'],
  ])('number %j is %s', (cells: RegisterCells, number) => {
    expect(read(cells)).toMatchObject({ number });
  });

  it('are the same in composed and decomposed letters, whatever spaces stand around', () => {
    const decomposed = { HEITI_NF: ' Þórsgata '.normalize('NFD'), SERHEITI: 'Gamla  húsið' };
    expect(read(decomposed)).toMatchObject({ name: 'Þórsgata', building: 'Gamla húsið' });
  });

  it('without a postal code belong to their municipality', () => {
    expect(read({ POSTNR: '', SVFNR: '8200' })).toMatchObject({
      streetId: '8200/Þórsgata',
      postalCode: null,
    });
  });

  it('without a place are kept, without a dative are written as they are', () => {
    expect(read({ N_HNIT_WGS84: '', E_HNIT_WGS84: '', HEITI_TGF: '' })).toMatchObject({
      lat: null,
      lng: null,
      dative: 'Þórsgata',
    });
  });

  it.each([
    ['columns', {}, false],
    ['characters', { SERHEITI: 'a\u0000b' }, true],
    ['id', { HEINUM: 'x' }, true],
    ['name', { HEITI_NF: ' ' }, true],
    ['name', { HEITI_NF: 'x'.repeat(101) }, true],
    ['municipality', { SVFNR: '0' }, true],
    ['municipality', { SVFNR: '9999', POSTNR: '' }, true],
    ['postalCode', { POSTNR: '100' }, true],
    ['postalCode', { POSTNR: '1010' }, true],
    ['number', { HUSMERKING: 'twelve' }, true],
    ['position', { N_HNIT_WGS84: '-21,93085', E_HNIT_WGS84: '64,14354' }, true],
    ['position', { N_HNIT_WGS84: 'NaN' }, true],
    ['position', { E_HNIT_WGS84: '' }, true],
    ['position', { N_HNIT_WGS84: '0', E_HNIT_WGS84: '0' }, true],
  ] as const)('are refused for their %s: %j', (fault, cells, isWhole) => {
    expect(read(cells, isWhole)).toEqual({ fault });
  });
});
