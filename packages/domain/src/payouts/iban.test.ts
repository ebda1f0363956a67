import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ibanOf, readIban } from './iban.ts';
import { isAccountOf, partsOfIban } from './icelandic-account.ts';
import { showIban } from './show-account.ts';

/** The registry's example, then invented accounts whose check digits two other programs agree on. */
const icelandic = [
  ['IS14 0159 2600 7654 5510 7303 39', '0159-26-007654', '5510730339'],
  ['IS84 0133 2600 7654 0101 3021 29', '0133-26-007654', '0101302129'],
  ['IS94 0101 2600 0123 0101 3022 09', '0101-26-000123', '0101302209'],
  ['IS43 0370 1301 2345 0101 3023 99', '0370-13-012345', '0101302399'],
  ['IS07 0549 1412 3456 5005 1013 70', '0549-14-123456', '5005101370'],
  ['IS86 2200 2612 3456 2902 0014 80', '2200-26-123456', '2902001480'],
  ['IS06 0133 2600 7654 2811 9130 49', '0133-26-007654', '2811913049'],
  ['IS94 0142 1520 0000 8923 5017 39', '0142-15-200000', '8923501739'],
  ['IS97 0133 2600 0008 0101 3021 29', '0133-26-000008', '0101302129'],
] as const;
const compact = (text: string) => text.replaceAll(' ', '');

describe('IBAN', () => {
  it.each(icelandic)('R447 R448: %s is %s and back', (text, number, kt) => {
    const iban = compact(text);
    expect(readIban(text)).toEqual({ iban });
    const [bank, hb, rkn] = number.split('-') as [string, string, string];
    expect(partsOfIban(iban)).toEqual({ kt, bank, hb, rkn });
    expect(ibanOf({ kt, bank, hb, rkn })).toBe(iban);
    expect(showIban(iban)).toBe(text);
  });

  it.each([
    'is14 0159 2600 7654 5510 7303 39',
    ' IS14-0159-2600-7654-5510-7303-39 ',
    'IBAN: IS14 0159 2600 7654 5510 7303 39',
    'iban is140159260076545510730339',
    'IS14\u00a00159\u00a02600\u00a07654\u00a05510\u00a07303\u00a039\n',
    'IS14 0159\u200b 2600 7654 5510 7303 39',
  ])('P18: %j is stored in one form', (text) => {
    expect(readIban(text)).toEqual({ iban: 'IS140159260076545510730339' });
  });

  it.each([
    ['IS15 0159 2600 7654 5510 7303 39', 'ibanDigits'],
    ['IS14 0159 2600 7654 5510 7303 93', 'ibanDigits'],
    ['IS14 0159 2600 7654 5510 7303 30', 'ibanDigits'],
    ['IS14 0159 2600 7654 5510 7303 3', 'ibanLength'],
    ['IS14 0159 2600 7654 5510 7303 390', 'ibanLength'],
    ['IS14 O159 2600 7654 5510 7303 39', 'ibanDigits'],
    ['14 0159 2600 7654 5510 7303 39', 'ibanForm'],
    // Congruent to 97, but no check digits.
    ['IS00 0133 2600 0008 0101 3021 29', 'ibanDigits'],
    ['XX14 0159 2600 7654', 'ibanCountry'],
    ['constructor', 'ibanForm'],
    ['ÍS14 0159 2600 7654 5510 7303 39', 'ibanForm'],
    ['0133-26-007654', 'ibanForm'],
    ['', 'ibanForm'],
  ])('R448: %s is refused: %s', (text, problem) => {
    expect(readIban(text)).toMatchObject({ problem });
  });

  it('says how long an IBAN of the country is', () => {
    expect(readIban('IS14')).toEqual({ problem: 'ibanForm' });
    expect(readIban('IS140')).toEqual({ problem: 'ibanLength', length: 26 });
    expect(readIban('NO93 8601 1117 94')).toEqual({ problem: 'ibanLength', length: 15 });
  });

  it.each([
    'NO93 8601 1117 947',
    'DK50 0040 0440 1162 43',
    'GB29 NWBK 6016 1331 9268 19',
    'DE89 3704 0044 0532 0130 00',
    'PL61 1090 1014 0000 0712 1981 2874',
    'UA21 3223 1300 0002 6007 2335 6600 1',
  ])('accounts of other countries: %s', (text) => {
    const iban = compact(text);
    expect(readIban(text)).toEqual({ iban });
    expect(partsOfIban(iban)).toBeUndefined();
    expect(isAccountOf(iban, '0101302129')).toBe(true);
  });

  it('an Icelandic one holds a kennitala', () => {
    const iban = ibanOf({ kt: '3201801439', bank: '0133', hb: '26', rkn: '007654' });
    expect(readIban(iban)).toEqual({ problem: 'ibanDigits' });
  });

  it('P18: its holder is the payee or is not', () => {
    expect(isAccountOf('IS140159260076545510730339', '5510730339')).toBe(true);
    expect(isAccountOf('IS840133260076540101302129', '0101302209')).toBe(false);
  });

  const digits = (length: number) =>
    fc.stringMatching(new RegExp(`^\\d{${length}}$`)).filter((text) => !/^0+$/.test(text));
  const holder = fc.constantFrom(...icelandic.map(([, , kt]) => kt));

  it('every account becomes an IBAN and comes back; check digits run from 02 to 98', () => {
    fc.assert(
      fc.property(digits(4), digits(2), digits(6), holder, (bank, hb, rkn, kt) => {
        const iban = ibanOf({ kt, bank, hb, rkn });
        expect(readIban(showIban(iban).toLowerCase())).toEqual({ iban });
        expect(partsOfIban(iban)).toEqual({ kt, bank, hb, rkn });
        const check = Number(iban.slice(2, 4));
        expect(check).toBeGreaterThanOrEqual(2);
        expect(check).toBeLessThanOrEqual(98);
      }),
    );
  });

  it('one wrong digit and two swapped neighbours are noticed', () => {
    const iban = 'IS140159260076545510730339';
    for (let at = 2; at < iban.length; at++) {
      const others = '0123456789'.replace(iban[at]!, '');
      for (const digit of others)
        expect(readIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toHaveProperty('problem');
      const swapped = iban.slice(0, at) + (iban[at + 1] ?? '') + iban[at] + iban.slice(at + 2);
      if (swapped !== iban) expect(readIban(swapped)).toHaveProperty('problem');
    }
  });

  it('no text makes it fail', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const read = readIban(`IS${text}`);
        if ('iban' in read) expect(readIban(read.iban)).toEqual(read);
      }),
    );
  });
});
