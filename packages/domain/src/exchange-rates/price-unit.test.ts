import { expect, it } from 'vitest';
import { priceInUnit } from './price-unit.ts';

it('a price for another unit comes to the same in a month', () => {
  const month = { price: 260_000, from: 1, size: 80 } as const;
  expect(priceInUnit({ ...month, to: 2 })).toBe(60_000);
  expect(priceInUnit({ ...month, to: 4 })).toBe(3250);
  expect(priceInUnit({ ...month, to: 3 })).toBe(8548);
  expect(priceInUnit({ price: 60_000, from: 2, to: 1, size: null })).toBe(260_000);
  expect(priceInUnit({ ...month, to: 4, size: null })).toBeUndefined();
  expect(priceInUnit({ ...month, price: 1, to: 4 })).toBeUndefined();
});
