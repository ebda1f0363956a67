import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHouseNumbers, houseNumberFit, readHouseNumber, showHouseNumber } from './house-number.ts';
import { parseAddress } from './parse-address.ts';

const number = (value: number, letter = '', last = value) => ({ value, letter, last });

describe('parseAddress', () => {
  it.each([
    ['Þórsgötu 12b, 101', { street: 'Þórsgötu', number: number(12, 'B'), postalCode: '101' }],
    ['Þórsgata 12 b', { street: 'Þórsgata', number: number(12, 'B') }],
    [
      'Borgartúni 8A, 105 Reykjavík',
      { street: 'Borgartúni', number: number(8, 'A'), postalCode: '105', place: 'Reykjavík' },
    ],
    [
      'Borgartún 8-16 105 Reykjavík',
      { street: 'Borgartún', number: number(8, '', 16), postalCode: '105', place: 'Reykjavík' },
    ],
    ['Hof, 785 Öræfi', { street: 'Hof', postalCode: '785', place: 'Öræfi' }],
    ['101 Reykjavík', { postalCode: '101', place: 'Reykjavík' }],
    ['101 Laugavegur 12', { street: 'Laugavegur', number: number(12), postalCode: '101' }],
    ['Laugavegur 101', { street: 'Laugavegur', number: number(101) }],
    ['Laugavegur 101, Reykjavík', { street: 'Laugavegur', number: number(101), place: 'Reykjavík' }],
    ['Laugavegur, 101', { street: 'Laugavegur', postalCode: '101' }],
    [
      'Laugavegur 101 105 Reykjavík',
      { street: 'Laugavegur', number: number(101), postalCode: '105', place: 'Reykjavík' },
    ],
    [
      'Hafnarbraut 1, Höfn í Hornafirði',
      { street: 'Hafnarbraut', number: number(1), place: 'Höfn í Hornafirði' },
    ],
    ['Ástu-Sólliljugata 3', { street: 'Ástu-Sólliljugata', number: number(3) }],
    ['Laugavegur', { street: 'Laugavegur' }],
    ['  ', {}],
  ])('takes "%s" apart', (text, parts) => {
    expect(parseAddress(text)).toEqual(parts);
    expect(parseAddress(text.normalize('NFD'))).toEqual(parts);
  });

  it('takes three digits for a code only where there is such a code', () => {
    const isCode = (code: string) => code === '101';
    expect(parseAddress('Vegur 12, 999', isCode)).not.toHaveProperty('postalCode');
    expect(parseAddress('Vegur 12, 101', isCode)).toHaveProperty('postalCode', '101');
  });

  it('reads back any address it is given in the form of the register', () => {
    const street = fc.constantFrom('Þórsgata', 'Ægisíða', 'Gamla höfnin', 'Syðra-Langholt');
    const house = fc.record({
      value: fc.integer({ min: 1, max: 999 }),
      letter: fc.constantFrom('', 'A', 'B', 'Á'),
    });
    fc.assert(
      fc.property(street, house, fc.constantFrom('101', '220', '780'), (name, { value, letter }, code) => {
        const parts = parseAddress(`${name} ${value}${letter}, ${code} Staður`);
        expect(parts).toEqual({
          street: name,
          number: number(value, letter),
          postalCode: code,
          place: 'Staður',
        });
      }),
    );
  });

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseAddress(text)));
  });
});

describe('house numbers', () => {
  const collator = new Intl.Collator('is');

  it('are ordered as integers, then by letter', () => {
    const numbers = ['100', '10B', '9', '10', '10A', '2', '2-4'].map((text) => readHouseNumber(text)!);
    const sorted = numbers.toSorted((a, b) => compareHouseNumbers(a, b, collator)).map(showHouseNumber);
    expect(sorted).toEqual(['2', '2-4', '9', '10', '10A', '10B', '100']);
  });

  it.each([
    ['12', { digits: '12', letter: '', last: '' }, 0],
    ['12B', { digits: '12', letter: '', last: '' }, 1],
    ['12B', { digits: '12', letter: 'a', last: '' }, undefined],
    ['8-16', { digits: '8', letter: '', last: '' }, 1],
    ['8-16', { digits: '10', letter: '', last: '' }, 2],
    ['8-16', { digits: '8', letter: '', last: '1' }, 0],
    ['8-16', { digits: '17', letter: '', last: '' }, undefined],
    ['120', { digits: '12', letter: '', last: '' }, 3],
    ['120', { digits: '20', letter: '', last: '' }, undefined],
    ['1', { digits: '0', letter: '', last: '' }, undefined],
  ] as const)('%s answers %o with %s', (text, typed, fit) => {
    expect(houseNumberFit(readHouseNumber(text)!, typed)).toBe(fit);
  });

  it('need a digit', () => {
    expect(readHouseNumber('A')).toBeUndefined();
    expect(readHouseNumber('')).toBeUndefined();
    expect(readHouseNumber('12345')).toBeUndefined();
  });
});
