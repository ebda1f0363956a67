import { describe, expect, it } from 'vitest';
import { readWrittenDate } from './written-date.ts';

describe('a day as it is typed (R008, R009)', () => {
  it.each([
    ['01.02.2027', '2027-02-01'],
    ['1.2.2027', '2027-02-01'],
    [' 1/2/2027 ', '2027-02-01'],
    ['1. 2. 2027', '2027-02-01'],
    ['2027-02-01', '2027-02-01'],
    ['29.02.2028', '2028-02-29'],
  ])('reads "%s"', (text, date) => {
    expect(readWrittenDate(text)).toBe(date);
  });

  it.each(['', '29.02.2027', '31.4.2027', '1.2.27', '1.13.2027', 'á morgun', '2027-2-1'])(
    'refuses "%s"',
    (text) => {
      expect(readWrittenDate(text)).toBeUndefined();
    },
  );
});
