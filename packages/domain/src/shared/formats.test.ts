import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageTag, readLanguage } from './language.ts';
import { showMoney } from './money.ts';
import {
  addDays,
  addMonths,
  daysInMonth,
  type PlainDate,
  readPlainDate,
  showDate,
  todayInIceland,
} from './plain-date.ts';
import { readIsk } from './read-isk.ts';

const date = (text: string) => text as PlainDate;

describe('languages', () => {
  it('R002: Icelandic is the default', () => {
    expect(defaultLanguage).toBe('is');
  });

  it('C22 Q06: Ukrainian is understood by every spelling and named uk to browsers', () => {
    for (const text of ['ua', 'uk', 'uk-UA', 'UK_ua']) expect(readLanguage(text)).toBe('ua');
    expect(languageTag('ua')).toBe('uk');
    expect(readLanguage('de')).toBeUndefined();
  });
});

describe('money', () => {
  it('R005 R006 P10: krónur with kr. after, dollars with $ before, euros where the language has the sign, grouped as the language does', () => {
    expect(showMoney(2000, 'ISK', 'is')).toBe('2.000\u00a0kr.');
    expect(showMoney(285_000, 'ISK', 'en')).toBe('285,000\u00a0kr.');
    expect(showMoney(285_000, 'ISK', 'ua')).toBe('285\u00a0000\u00a0kr.');
    expect(showMoney(154_500, 'USD', 'en')).toBe('$1,545');
    expect(showMoney(154_550, 'USD', 'is')).toBe('$1.545,50');
    expect(showMoney(190_000, 'EUR', 'is')).toBe('1.900\u00a0€');
    expect(showMoney(190_050, 'EUR', 'ua')).toBe('1\u00a0900,50\u00a0€');
    expect(showMoney(190_000, 'EUR', 'en')).toBe('€1,900');
  });

  it('P09 O01: what people type is read exactly or not at all', () => {
    expect(['285.000', '285 000', '285000', '285.000 kr.'].map(readIsk)).toEqual([
      285_000, 285_000, 285_000, 285_000,
    ]);
    expect(['250,5', '250000.5', '-1', 'abc', '2.85.000', '', '1e9'].map(readIsk)).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('found 5 eye A5 O01: one amount however it is written or pasted, and never a number made of its digits', () => {
    const read = Object.entries({
      285000: [
        '285.000,00 285,000.00 285000.00 285.000,- 285.000.- 285.000kr 285þ 285k 285þús. 285K'.split(' '),
        ['ISK 285,000.00', '285,000 ISK', 'kr. 285.000', '285 000,00 kr.', '285\u202f000', "285'000"],
        ['285000\u200b', '\ufeff285.000', '285\u00ad000', '\u2066285.000 kr.\u2069'],
        ['285 þús', '285 þús.', '285 þús. kr.', '285 þ.kr.', '0,285 m.kr.', '285 тис. крон', '２８５０００'],
        [
          '285.000 kr. á mánuði',
          '285.000 kr/mán.',
          '285 k/mán',
          '285.000 krónur',
          '285.000,– kr.',
          '285.000,— kr. á mánuði',
          'kr. 285.000,-',
          '285.000 kr. mánaðarlega',
          'ISK 285,000 monthly',
          '\u00a0285.000\u00a0kr.\n',
        ],
      ].flat(),
      1200000: ['1,2 millj.', '1.200 þús', '1.200.000', '1,200,000.00', '1,2 млн'],
      1285000: ['1,285 millj.', '1.285 þús'],
      250500: ['250,5 þús', '250.5k'],
    });
    for (const [amount, texts] of read)
      expect(texts.filter((text) => readIsk(text) !== Number(amount))).toEqual([]);
    const refused = [
      ['-250000', '−250.000', '200.000 - 250.000', '200.000–250.000', '250-300 þús', '200000 til 250000'],
      [
        '285.000 285.000',
        '285.00.000',
        '285.000.00',
        '1.234,000',
        '285.000,50',
        '285000,5',
        '250 evrur',
        '$285',
      ],
      ['ca. 300.000', '300 þúsundkall x', 'þús', 'k', 'kr.', '0x10', '1e5', '½', '300 þ 300', '12.2026.01'],
    ].flat();
    expect(refused.filter((text) => readIsk(text) !== undefined)).toEqual([]);
  });

  it('reads back every amount it shows', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (amount) => readIsk(showMoney(amount, 'ISK', 'is')) === amount),
    );
  });
});

describe('plain dates', () => {
  it('R008 R009: sent as YYYY-MM-DD, shown as DD.MM.YYYY', () => {
    expect(showDate(date('2026-03-05'))).toBe('05.03.2026');
    expect(readPlainDate('2026-03-05')).toBe('2026-03-05');
    for (const wrong of ['2026-02-29', '2026-04-31', '0000-01-01', '5.3.2026', '2026-13-01', '2026-1-1'])
      expect(readPlainDate(wrong), wrong).toBeUndefined();
    expect(readPlainDate('2028-02-29')).toBe('2028-02-29');
  });

  it('a day that a month lacks becomes its last day, and comes back in longer months', () => {
    const start = date('2026-01-31');
    expect([1, 2, 3, 4].map((count) => addMonths(start, count))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(addMonths(date('2024-02-29'), 12)).toBe('2025-02-28');
    expect(addMonths(date('2026-03-31'), -1)).toBe('2026-02-28');
  });

  it('days add up over months, leap years and centuries, whatever the zone of the machine', () => {
    expect(addDays(date('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(date('2028-02-28'), 1)).toBe('2028-02-29');
    expect(daysInMonth(2100, 2)).toBe(28);
    expect(todayInIceland(new Date('2026-11-27T23:59:59Z'))).toBe('2026-11-27');
  });
});
