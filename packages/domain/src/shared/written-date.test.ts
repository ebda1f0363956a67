import { describe, expect, it } from 'vitest';
import { dayFault, readWrittenDate } from './written-date.ts';

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

it('a day that the calendar does not have is told apart from what is no day', () => {
  for (const text of ['31.2.2027', '31/02/2027', '2027-02-31', '29.02.2027', '2027-13-01', '0.1.2027'])
    expect([text, dayFault(text)]).toEqual([text, 'validation.noSuchDay']);
  for (const text of ['á morgun', '', '1.1.27', 20_270_101, undefined, null])
    expect([text, dayFault(text)]).toEqual([text, 'validation.date']);
});
