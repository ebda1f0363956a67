import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDailyTime } from './daily-time.ts';

describe('when the day’s e-mails are due', () => {
  it.each([
    ['2027-03-10T08:00:00.000Z', '2027-03-10T08:00:00.000Z'],
    ['2027-03-10T07:59:59.999Z', '2027-03-09T08:00:00.000Z'],
    ['2027-03-10T23:59:59.999Z', '2027-03-10T08:00:00.000Z'],
    ['2027-05-01T00:00:00.000Z', '2027-04-30T08:00:00.000Z'],
    ['2028-02-29T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    ['2028-03-01T07:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    ['2027-03-01T07:00:00.000Z', '2027-02-28T08:00:00.000Z'],
    ['2028-01-01T07:59:00.000Z', '2027-12-31T08:00:00.000Z'],
    // Clocks that change would change here; Iceland's does not.
    ['2027-03-28T07:30:00.000Z', '2027-03-27T08:00:00.000Z'],
    ['2027-10-31T08:30:00.000Z', '2027-10-31T08:00:00.000Z'],
  ])('%s → %s', (now, due) => {
    expect(lastDailyTime(new Date(now)).toISOString()).toBe(due);
  });

  it('is never in the future, at most a day ago, and always at eight', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (now) => {
          const due = lastDailyTime(now);
          expect(due.toISOString().slice(11)).toBe('08:00:00.000Z');
          const ago = now.getTime() - due.getTime();
          expect(ago).toBeGreaterThanOrEqual(0);
          expect(ago).toBeLessThan(24 * 3_600_000);
        },
      ),
    );
  });
});
