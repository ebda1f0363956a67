import { expect, it } from 'vitest';
import { rentDoubt, type TypedRent } from './rent-doubt.ts';

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
