import { describe, expect, it } from 'vitest';
import { fitsMonths } from './fits-months.ts';

const term = (duration: 'fixed-term' | 'long-term') => ({
  duration,
  contract_min_months: 6,
  contract_max_months: 12,
});

describe('the length of a lease', () => {
  it('gap length of let: a fixed term lasts from its shortest to its longest, an open-ended one has no longest', () => {
    const fits = (duration: 'fixed-term' | 'long-term') =>
      [5, 6, 12, 13, 120].filter((months) => fitsMonths(term(duration), months));
    expect(fits('fixed-term')).toEqual([6, 12]);
    expect(fits('long-term')).toEqual([6, 12, 13, 120]);
  });
});
