import { expect, it } from 'vitest';
import { readPlainDate } from '../shared/plain-date.ts';
import { birthYears, isBirthDate } from './birth-date.ts';

const day = (text: string) => readPlainDate(text)!;

it('birth years run from 18 to 109 years before the current year (000, sections 3 and 9)', () => {
  const today = day('2026-11-28');
  expect(birthYears(today)).toEqual({ first: 1917, last: 2008 });
  expect(
    ['1916-12-31', '1917-01-01', '2008-12-31', '2009-01-01'].map((text) => isBirthDate(day(text), today)),
  ).toEqual([false, true, true, false]);
});
