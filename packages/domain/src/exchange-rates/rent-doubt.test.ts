import { expect, it } from 'vitest';
import { bidDoubt, rentDoubt, type TypedRent } from './rent-doubt.ts';

const rent = (price: number, more: Partial<TypedRent> = {}) =>
  rentDoubt({ price, currency: 'ISK', price_type: 1, size: null, isHome: true, ...more });

it('eye B8 G06: a rent below a thousand is asked about in thousands, another unusual one with its zeros', () => {
  expect([285, 999, 28_500, 2850, 28_500_000, 3_200_000, 285_000_000].map((price) => rent(price))).toEqual([
    { kind: 'thousands', meant: 285_000 },
    { kind: 'thousands', meant: 999_000 },
    { kind: 'missingZero', meant: 285_000 },
    { kind: 'missingZero', meant: 285_000 },
    { kind: 'tooMany', meant: 285_000 },
    { kind: 'tooMany', meant: 320_000 },
    { kind: 'tooMany', meant: 285_000 },
  ]);
  expect([50_000, 285_000, 3_000_000].map((price) => rent(price))).toEqual([undefined, undefined, undefined]);
});

it('a rent that no zero mends is asked about without a guess', () => {
  expect([rent(5), rent(1)]).toEqual([{ kind: 'low' }, { kind: 'low' }]);
});

it('dollars and euros are judged as well', () => {
  expect(rent(279_000_00, { currency: 'EUR' })).toEqual({ kind: 'tooMany', meant: 2790_00 });
  expect(rent(5_00, { currency: 'USD' })).toMatchObject({ kind: 'missingZero' });
  expect(rent(1545_50, { currency: 'EUR' })).toBeUndefined();
});

it('a week, a night and a square metre are judged by what they make in a month', () => {
  expect(rent(57_000, { price_type: 2 })).toBeUndefined();
  expect(rent(900_000, { price_type: 2 })).toEqual({ kind: 'tooMany', meant: 90_000 });
  expect(rent(250_000, { price_type: 3 })).toEqual({ kind: 'tooMany', meant: 25_000 });
  expect(rent(3000, { price_type: 4, size: 84.5 })).toBeUndefined();
  expect(rent(250_000, { price_type: 4, size: 84.5 })).toMatchObject({ kind: 'tooMany' });
});

it('what is no home may cost little or much, but not five krónur', () => {
  expect([8000, 12_000_000].map((price) => rent(price, { isHome: false }))).toEqual([undefined, undefined]);
  expect(rent(5, { isHome: false })).toMatchObject({ kind: 'thousands' });
});

it('G06: a bid far from what is asked is asked about, with what was meant where that comes near to it', () => {
  const bid = (price: number, asked: number | undefined = 285_000) =>
    bidDoubt({ price, currency: 'ISK', price_type: 1, size: null, isHome: true }, asked);
  expect([95_000, 265_000, 285_000, 855_000].map((price) => bid(price))).toEqual(Array(4).fill(undefined));
  expect([265, 26_500, 2650, 2_650_000, 80_000, 900_000].map((price) => bid(price))).toEqual([
    { kind: 'thousands', meant: 265_000 },
    { kind: 'missingZero', meant: 265_000 },
    { kind: 'missingZero', meant: 265_000 },
    { kind: 'tooMany', meant: 265_000 },
    { kind: 'low' },
    { kind: 'high' },
  ]);
  // What is usual for a parking space is usual for bids on it, and a home without a price has rents as others have.
  expect(bid(12_000, 15_000)).toBeUndefined();
  expect(
    bidDoubt({ price: 265, currency: 'ISK', price_type: 1, size: null, isHome: true }, undefined),
  ).toEqual({
    kind: 'thousands',
    meant: 265_000,
  });
});
