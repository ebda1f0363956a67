import { describe, expect, it } from 'vitest';
import { normalizeEmail } from '../contacts/email-address.ts';
import { smsCode } from '../contacts/phone-input.ts';
import { nationalDigits, readCallingCode } from '../contacts/phone-number.ts';
import { readNationalId } from '../identity/national-id.ts';
import { addressChange } from '../listing-content/content-input.ts';
import { wholeNumber } from '../listings/number-input.ts';
import { readSize } from '../listings/size.ts';
import { readIban } from '../payouts/iban.ts';
import { readAccountNumber, readPart } from '../payouts/icelandic-account.ts';
import { addressTokens } from '../places/address-tokens.ts';
import { readPropertyNumber } from '../places/property-number.ts';
import { readIsk } from './read-isk.ts';
import { readWrittenDate } from './written-date.ts';

/** Zeros of scripts that people type digits in: wide, Arabic, Persian, Bengali, Thai, for mathematics (bold, fixed). */
const zeros = [0xff10, 0x660, 0x6f0, 0x9e6, 0xe50, 0x1d7ce, 0x1d7f6];
const inScript = (text: string, zero: number) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('digits of every script are read as digits', () => {
  const address = (field: string) => (text: string) =>
    addressChange.safeParse({ [field]: text }).data?.[field as never];
  const readers: Record<string, [(text: string) => unknown, string]> = {
    amount: [readIsk, '285.000'],
    size: [readSize, '84,5'],
    'whole number': [(text) => wholeNumber(0, 99).safeParse(text).data, '12'],
    phone: [(text) => nationalDigits('+354', text), '581 2345'],
    'calling code': [readCallingCode, '+354'],
    'code of an SMS': [(text) => smsCode.safeParse(text).data, '123 456'],
    kennitala: [(text) => readNationalId(text), '120389-4569'],
    IBAN: [readIban, 'IS14 0159 2600 7654 5510 7303 39'],
    account: [readAccountNumber, '0133-26-007654'],
    'part of an account': [(text) => readPart('hb', text), '26'],
    'property number': [readPropertyNumber, 'F2001234'],
    day: [readWrittenDate, '1.12.2026'],
    'postal code': [address('postal_code'), '101'],
    'house number': [address('street_number'), '12b'],
    'typed address': [(text) => addressTokens(text).map(({ folded }) => folded), 'Laugavegur 12'],
  };

  it.each(Object.keys(readers))('%s', (name) => {
    const [read, text] = readers[name]!;
    const plain = read(text);
    expect(plain).toBeDefined();
    for (const zero of zeros) expect(read(inScript(text, zero)), inScript(text, zero)).toEqual(plain);
  });

  it('but an e-mail address keeps its own: another digit is another mailbox', () => {
    expect(normalizeEmail('jón١@daemi.is')).toBe('jón١@daemi.is');
  });
});

describe('a house number', () => {
  const read = (street_number: string | null) => addressChange.safeParse({ street_number });

  it.each([
    ['12', '12'],
    [' 12a ', '12a'],
    ['12 B', '12 B'],
    ['8 – 16', '8-16'],
    ['8a-8c', '8a-8c'],
    ['１２', '12'],
    ['B', 'B'],
    ['', null],
  ])('%j is %j', (typed, kept) => {
    expect(read(typed).data).toEqual({ street_number: kept });
  });

  it.each([
    '-1',
    '1e308',
    '0',
    '1/2',
    '12345',
    '12.5',
    '12ab3',
    '1;2',
    '+12',
    '½',
    '∞',
    '#5',
    'NaN',
    'kjallari',
  ])('%j is none', (typed) => {
    expect(read(typed).error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
      ['street_number', 'places.messages.houseNumber'],
    ]);
  });
});
