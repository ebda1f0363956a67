import { describe, expect, it } from 'vitest';
import { phoneInput, smsCode } from './phone-input.ts';
import { hasPhoneForm, nationalDigits, phoneDigits, readCallingCode } from './phone-number.ts';

describe('phone numbers', () => {
  it.each([
    ['611 2345', '6112345'],
    ['611-2345', '6112345'],
    ['(611) 23.45', '6112345'],
    ['6112345', '6112345'],
    ['611 23a5', undefined],
    ['+3546112345', undefined],
    ['', undefined],
  ])('R149: %j is %j', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it.each([
    ['+354', '+354'],
    ['354', '+354'],
    ['00354', '+354'],
    [' +1 ', '+1'],
    ['0', undefined],
    ['+', undefined],
    ['+12345', undefined],
    ['IS', undefined],
  ])('R151: the calling code %j is %j', (text, code) => {
    expect(readCallingCode(text)).toBe(code);
  });

  it('R150 R152: seven digits in Iceland, seven or more elsewhere', () => {
    expect([6, 7, 8].map((length) => hasPhoneForm('+354', '6'.repeat(length)))).toEqual([false, true, false]);
    expect([6, 7, 15, 16].map((length) => hasPhoneForm('+380', '5'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('R151: a phone without a calling code, or with fields of its own, is refused', () => {
    const fields = (value: unknown) =>
      phoneInput.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(fields({ number: '6112345' })).toEqual(['country_code']);
    expect(fields({ country_code: { code: '+354' }, number: '61123' })).toEqual(['number']);
    expect(fields({ country_code: { code: '+354' }, number: '6112345', verified: true })).toEqual(['']);
    expect(phoneInput.parse({ country_code: { code: '354' }, number: '611-2345' })).toEqual({
      country_code: { code: '+354' },
      number: '6112345',
    });
  });

  it.each([
    ['00354 581 2345', '5812345'],
    ['+354 581-2345', '5812345'],
    ['(+354) 581 2345', '5812345'],
    ['3545812345', '5812345'],
    ['581 2345', '5812345'],
    ['354 5812', '3545812'],
    ['+380 50 123 4567', undefined],
    ['+47 581 23 45 6', undefined],
    ['0047 58 12 34 56', undefined],
    ['581 2345 og 581 2346', undefined],
  ])('found 6: %j is %j in Iceland, and nothing is cut to fit', (text, digits) => {
    expect(nationalDigits('+354', text)).toBe(digits);
    const parsed = phoneInput.safeParse({ country_code: { code: '+354' }, number: text });
    expect(parsed.success ? parsed.data.number : undefined).toBe(digits);
    if (!parsed.success) expect(parsed.error.issues.map(({ path }) => path.join('.'))).toEqual(['number']);
  });

  it('G02: a code is six digits', () => {
    expect(smsCode.parse(' 123 456 ')).toBe('123456');
    for (const text of ['12345', '1234567', '12345a', ''])
      expect(smsCode.safeParse(text).success).toBe(false);
  });
});
