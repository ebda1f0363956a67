import { describe, expect, it } from 'vitest';
import { isPriceDrop } from './price-drop.ts';

describe('a price drop worth telling', () => {
  it.each([
    [300_000, 297_000, true],
    [300_000, 297_001, false],
    [300_000, 150_000, true],
    [300_000, 300_000, false],
    [300_000, 310_000, false],
    [0, 0, false],
    [null, 100_000, false],
    [300_000, null, false],
  ])('%s → %s: %s', (before, after, expected) => {
    expect(isPriceDrop({ price: before, currency: 'ISK' }, { price: after, currency: 'ISK' })).toBe(expected);
  });

  it('prices in different currencies are not compared', () => {
    expect(isPriceDrop({ price: 300_000, currency: 'ISK' }, { price: 100_000, currency: 'EUR' })).toBe(false);
  });
});
