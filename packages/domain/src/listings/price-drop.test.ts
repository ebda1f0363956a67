import { describe, expect, it } from 'vitest';
import { type AskedPrice, isPriceDrop } from './price-drop.ts';

const asked = (given: Partial<AskedPrice>): AskedPrice => ({
  price: 300_000,
  currency: 'ISK',
  price_type: 1,
  ...given,
});

describe('a price drop worth a notification', () => {
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
    expect(isPriceDrop(asked({ price: before }), asked({ price: after }))).toBe(expected);
  });

  it('prices in different currencies, or for different things, are not compared', () => {
    const cheaper = { price: 100_000 };
    expect(isPriceDrop(asked({}), asked({ ...cheaper, currency: 'EUR' }))).toBe(false);
    expect(isPriceDrop(asked({}), asked({ ...cheaper, price_type: 3 }))).toBe(false);
  });
});
