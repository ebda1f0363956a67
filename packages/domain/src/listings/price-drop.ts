import type { Currency } from '../shared/money.ts';

interface Asked {
  price: number | null;
  currency: Currency;
}

/** A drop by less than this many hundredths is no news; nobody is told of a króna. */
const leastPercent = 1;

/** Whether a changed price is lower by enough that those who like the home want to know. */
export const isPriceDrop = (before: Asked, after: Asked): boolean =>
  before.price !== null &&
  after.price !== null &&
  before.currency === after.currency &&
  (before.price - after.price) * 100 >= before.price * leastPercent &&
  after.price < before.price;
