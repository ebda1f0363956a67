import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

it.each([
  [0, 'hour'],
  [3600, 'hour'],
  [3601, 'day'],
  [86_400, 'day'],
  [86_401, 'few_days'],
  [3 * 86_400, 'few_days'],
  [7 * 86_400, 'week'],
  [7 * 86_400 + 1, undefined],
  [null, undefined],
])('answers in %s seconds are said as %s', (median, pace) => {
  expect(paceOf({ count: 3, median })).toBe(pace);
});

it('nothing is said of fewer than three conversations', () => {
  expect(paceOf({ count: 2, median: 60 })).toBeUndefined();
});
