import { expect, it } from 'vitest';
import { aboutRent } from './about-rent.ts';

it('what a home costs a month is told to the thousand, where its price does not say so itself', () => {
  const about = (currency: 'ISK' | 'EUR', price_type: number, monthly_rent: number | null) =>
    aboutRent({ price: { currency }, price_type, monthly_rent });
  expect(about('EUR', 1, 220_800)).toBe(221_000);
  expect(about('ISK', 2, 260_499)).toBe(260_000);
  expect(about('ISK', 4, 640)).toBe(640);
  expect(about('ISK', 1, 250_000)).toBeUndefined();
  expect(about('ISK', 3, null)).toBeUndefined();
  expect(aboutRent({ price: null, price_type: 2, monthly_rent: null })).toBeUndefined();
});
