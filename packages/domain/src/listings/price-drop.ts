import type { Currency } from '../shared/money.ts';

/** A price, and what it is for (a month, a night, a square metre). */
export interface AskedPrice {
  price: number | null;
  currency: Currency;
  price_type: number;
}

/** A drop by less than this many hundredths is no news: nobody is notified of a króna. */
const leastPercent = 1;

/** Whether a changed price is lower by enough that those who like the home want to know. */
export const isPriceDrop = (before: AskedPrice, after: AskedPrice): boolean =>
  before.price !== null &&
  after.price !== null &&
  before.currency === after.currency &&
  before.price_type === after.price_type &&
  (before.price - after.price) * 100 >= before.price * leastPercent &&
  after.price < before.price;
