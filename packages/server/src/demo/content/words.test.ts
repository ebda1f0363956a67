import { describe, expect, it } from 'vitest';
import { enArticle, enDate, enKronur, enList } from './english-words.ts';
import {
  isDate,
  isKronur,
  isList,
  isMonths,
  isMonthsAccusative,
  isMonthsGenitive,
} from './icelandic-words.ts';
import { uaCount, uaDate, uaKronur, uaList, uaMonths } from './ukrainian-words.ts';

describe('Icelandic', () => {
  it('declines months with their number', () => {
    expect([1, 2, 11, 12, 21].map(isMonths)).toEqual([
      '1 mánuður',
      '2 mánuðir',
      '11 mánuðir',
      '12 mánuðir',
      '21 mánuður',
    ]);
    expect(isMonthsAccusative(12)).toBe('12 mánuði');
    expect([1, 2, 3].map(isMonthsGenitive)).toEqual(['eins mánaðar', 'tveggja mánaða', 'þriggja mánaða']);
  });

  it('writes dates, sums and lists', () => {
    expect(isDate('2027-02-01')).toBe('1. febrúar 2027');
    expect(isKronur(1234567)).toBe('1.234.567\u00a0kr.');
    expect(isKronur(90000)).toBe('90.000\u00a0kr.');
    expect(isList(['hiti', 'rafmagn', 'internet'])).toBe('hiti, rafmagn og internet');
  });
});

describe('English', () => {
  it('writes dates, sums, lists and articles', () => {
    expect(enDate('2027-02-01')).toBe('1 February 2027');
    expect(enKronur(450000)).toBe('450,000\u00a0kr.');
    expect(enList(['cats', 'dogs'])).toBe('cats and dogs');
    expect([enArticle('one-bedroom flat'), enArticle('office'), enArticle('flat')]).toEqual([
      'a one-bedroom flat',
      'an office',
      'a flat',
    ]);
  });
});

describe('Ukrainian', () => {
  it('has three forms after a number', () => {
    expect([1, 3, 5, 11, 12, 22, 60].map(uaMonths)).toEqual([
      '1 місяць',
      '3 місяці',
      '5 місяців',
      '11 місяців',
      '12 місяців',
      '22 місяці',
      '60 місяців',
    ]);
    const rooms = ['кімната', 'кімнати', 'кімнат'] as const;
    expect([1, 2, 5].map((count) => uaCount(count, rooms))).toEqual([
      'одна кімната',
      'дві кімнати',
      'п’ять кімнат',
    ]);
  });

  it('writes dates, sums and lists', () => {
    expect(uaDate('2027-02-01')).toBe('1 лютого 2027 року');
    expect(uaKronur(450000)).toBe('450\u00a0000\u00a0kr.');
    expect(uaList(['опалення', 'інтернет'])).toBe('опалення та інтернет');
  });
});
