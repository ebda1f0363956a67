import type { Currency } from '../shared/money.ts';

/** What is asked for a home. */
export interface AskedRent {
  /** Minor units of the currency, which for ISK are krónur. */
  price: number | null;
  currency: Currency;
  price_type: number;
  /** Square metres, with one decimal at most. */
  size: number | null;
}

/** Shares of a month are whole numbers of these, so that 52 weeks a year and tenths of a square metre are exact. */
const sharesOfMonth = 120n;
/** Four decimals of a rate. */
const rateScale = 10_000n;

/**
 * The rent of a month in whole krónur, by which rents are compared with each other: a week is 12/52 of a month, a
 * price per square metre is for the whole home. `rate` is krónur for one dollar or euro. Null for a price by night,
 * and while price, size or rate is unknown. The database's function of the same name gives the same, to the króna.
 */
export function comparableRent(
  { price, currency, price_type, size }: AskedRent,
  rate: number | null,
): number | null {
  const shares = sharesIn(price_type, size);
  if (price === null || shares === null || (currency !== 'ISK' && rate === null)) return null;
  const kronur = currency === 'ISK' ? rateScale : BigInt(Math.round(rate! * Number(rateScale)));
  const parts = BigInt(price) * shares * kronur;
  const whole = sharesOfMonth * rateScale * (currency === 'ISK' ? 1n : 100n);
  // Half a króna is rounded up.
  return Number((2n * parts + whole) / (2n * whole));
}

function sharesIn(priceType: number, size: number | null): bigint | null {
  switch (priceType) {
    case 1:
      return sharesOfMonth;
    case 2:
      return (sharesOfMonth * 52n) / 12n;
    case 4:
      return size === null ? null : (BigInt(Math.round(size * 10)) * sharesOfMonth) / 10n;
    default:
      return null;
  }
}
