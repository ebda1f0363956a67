import { describe, expect, it } from 'vitest';
import { bankOf } from './banks.ts';
import { readAccountNumber, readPart } from './icelandic-account.ts';
import { showAccountNumber, showHolder } from './show-account.ts';

describe('Icelandic account numbers', () => {
  it.each([
    '0133-26-007654',
    '133-26-7654',
    '013326007654',
    ' 0133 26 007654 ',
    '0133–26–7654',
    '133 - 26 - 7654',
  ])('R447: %j is 0133-26-007654', (text) => {
    const read = readAccountNumber(text);
    expect(read).toEqual({ bank: '0133', hb: '26', rkn: '007654' });
    expect(showAccountNumber(read!)).toBe('0133-26-007654');
  });

  it.each([
    '',
    '0133-26',
    '00133-26-007654',
    '0133-026-007654',
    '0133-26-0076540',
    '0133-2b-007654',
    '01332600765',
    '0133260076540',
    '0133-26-000000',
    '0000-26-007654',
    'IS84 0133 2600 7654 0101 3021 29',
  ])('R447: %j is none', (text) => {
    expect(readAccountNumber(text)).toBeUndefined();
  });

  it('pads a part to its length, and refuses letters, too many digits and zero', () => {
    expect([readPart('bank', '133'), readPart('hb', ' 5 '), readPart('rkn', '7654')]).toEqual([
      '0133',
      '05',
      '007654',
    ]);
    expect(['01334', '1a', '', '0', '-1', '1.5'].map((text) => readPart('bank', text))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('names the bank by the first digits', () => {
    expect(['0133', '0370', '0515', '0701', '1101', '2200'].map(bankOf)).toEqual([
      'landsbankinn',
      'arion',
      'islandsbanki',
      'kvika',
      'savings',
      'indo',
    ]);
    expect(['2201', '0001', '01', '9999', ''].map(bankOf)).toEqual(Array(5).fill(undefined));
  });

  it('writes a holder as six digits, a hyphen and four', () => {
    expect(showHolder('0101302129')).toBe('010130-2129');
  });
});
