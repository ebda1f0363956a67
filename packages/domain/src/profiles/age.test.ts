import { describe, expect, it } from 'vitest';
import { readPlainDate } from '../shared/plain-date.ts';
import { ageOn } from './age.ts';

const age = (born: string, today: string) => ageOn(readPlainDate(born)!, readPlainDate(today)!);

describe('age', () => {
  it('C33: grows on the birthday itself, not a day before', () => {
    expect(age('1996-05-19', '2026-05-18')).toBe(29);
    expect(age('1996-05-19', '2026-05-19')).toBe(30);
    expect(age('2000-12-31', '2026-01-01')).toBe(25);
    expect(age('2000-01-01', '2026-12-31')).toBe(26);
  });

  it('C33: a leap-day child is older from 1 March in common years', () => {
    expect(age('2000-02-29', '2026-02-28')).toBe(25);
    expect(age('2000-02-29', '2026-03-01')).toBe(26);
    expect(age('2000-02-29', '2028-02-29')).toBe(28);
  });
});
