import { describe, expect, it } from 'vitest';
import type { PlainDate } from '../shared/plain-date.ts';
import { rateFault } from './rate-fault.ts';

const day = (text: string) => text as PlainDate;
const today = day('2026-11-27');
const kept = { day: day('2026-11-26'), rate: 140 };
const fault = (rate: number, of = today) => rateFault({ day: of, rate }, kept, today);

describe('a rate that was fetched', () => {
  it('is believed when it is near the kept one, of the same day or later', () => {
    expect(fault(147.5)).toBeUndefined();
    expect(fault(140.2, kept.day)).toBeUndefined();
    expect(rateFault({ day: today, rate: 12.5 }, undefined, today)).toBeUndefined();
  });

  it('is not zero, nothing or endless', () => {
    for (const rate of [0, -1, 0.00001, 1000, Number.NaN, Number.POSITIVE_INFINITY])
      expect([rate, fault(rate)]).toEqual([rate, 'out-of-range']);
  });

  it('is of no day to come, and of none before the kept one', () => {
    expect(fault(140, day('2026-11-28'))).toBe('future');
    expect(fault(140, day('2026-11-25'))).toBe('older');
  });

  it('is at most a quarter away', () => {
    expect(fault(175)).toBeUndefined();
    expect(fault(175.0001)).toBe('jump');
    expect(fault(105)).toBeUndefined();
    expect(fault(104.9999)).toBe('jump');
  });
});
