import { type Currency, writtenAmount } from '../shared/money.ts';
import { unitsInMonth } from './price-unit.ts';

/** The rent that somebody is about to ask for. */
export interface TypedRent {
  /** Minor units of the currency. */
  price: number;
  currency: Currency;
  price_type: number;
  /** Square metres, where they are known. */
  size: number | null;
  /** Whether it is for a home; what else is let may cost next to nothing, or very much. */
  isHome: boolean;
}

/** Why a rent is asked about, and what was probably meant, in minor units. */
export interface RentDoubt {
  kind: 'low' | 'high' | 'thousands' | 'missingZero' | 'tooMany';
  meant?: number;
}

/** Monthly rents of homes outside of these, in krónur, are asked about (G06). */
const usualRent = { min: 50_000, max: 3_000_000 };
/** So many times lower or higher may be what is no home. */
const otherPremises = 10;

/** Krónur for one of each, so roughly that they need no day: a doubt begins at far more than rates move. */
const roughKronur = { ISK: 1, USD: 130, EUR: 145 } as const satisfies Record<Currency, number>;

/** Square metres of a home whose size is not known yet. */
const usualSize = 70;

/**
 * Whether a rent is so much lower or higher than rents are that its landlord is asked about it before it counts, or
 * nothing where it is usual. It may be right all the same, so this never refuses. 285 krónur stand for 285.000,
 * 28.500 lack a zero, 28.500.000 have the aurar in them.
 */
export function rentDoubt({ price, currency, price_type, size, isHome }: TypedRent): RentDoubt | undefined {
  const amount = writtenAmount(price, currency);
  const slack = isHome ? 1 : otherPremises;
  const inMonth = (minor: number): number =>
    writtenAmount(minor, currency) *
    roughKronur[currency] *
    (unitsInMonth(price_type, size ?? usualSize) ?? 1);
  const isLow = (minor: number) => inMonth(minor) < usualRent.min / slack;
  const isHigh = (minor: number, part = 1) => inMonth(minor) > (usualRent.max * slack) / part;
  if (isLow(price)) {
    const inThousands = currency === 'ISK' && amount < 1000 ? price * 1000 : undefined;
    if (inThousands !== undefined && !isLow(inThousands) && !isHigh(inThousands))
      return { kind: 'thousands', meant: inThousands };
    const meant = [10, 100].map((power) => price * power).find((one) => !isLow(one) && !isHigh(one, 3));
    return meant === undefined ? { kind: 'low' } : { kind: 'missingZero', meant };
  }
  if (!isHigh(price)) return undefined;
  const meant = [10, 100, 1000]
    .map((power) => Math.round(price / power))
    .find((one) => !isLow(one) && !isHigh(one, 3));
  return meant === undefined ? { kind: 'high' } : { kind: 'tooMany', meant };
}

/** So many times lower or higher than what is asked may be what is bid, and what was probably meant by it. */
const usualBid = 3;
const meantBid = 2;

/**
 * Whether a bid is so far from the rent that is asked that it was probably typed wrong, with what was meant where that
 * comes near to it. A home without a price has rents as others have.
 * @param asked minor units of the currency of the bid
 */
export function bidDoubt(bid: TypedRent, asked: number | undefined): RentDoubt | undefined {
  if (asked === undefined) return rentDoubt(bid);
  const { price, currency } = bid;
  const within = (minor: number, times: number) => minor >= asked / times && minor <= asked * times;
  const isNear = (minor: number) => within(minor, meantBid);
  if (within(price, usualBid)) return undefined;
  if (price < asked) {
    const isShort = currency === 'ISK' && price < 1000;
    if (isShort && isNear(price * 1000)) return { kind: 'thousands', meant: price * 1000 };
    const meant = [10, 100].map((power) => price * power).find(isNear);
    return meant === undefined ? { kind: 'low' } : { kind: 'missingZero', meant };
  }
  const meant = [10, 100, 1000].map((power) => Math.round(price / power)).find(isNear);
  return meant === undefined ? { kind: 'high' } : { kind: 'tooMany', meant };
}

/** Tells one rent from another: what was confirmed of one says nothing of the next. */
export const rentMark = ({ price, currency, price_type }: TypedRent): string =>
  `${price} ${currency} ${price_type}`;
