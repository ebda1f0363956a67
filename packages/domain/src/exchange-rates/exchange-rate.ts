import { type Currency, currencyCodes } from '../shared/money.ts';
import type { PlainDate } from '../shared/plain-date.ts';

/** The currencies that have a rate. */
export type ForeignCurrency = Exclude<Currency, 'ISK'>;
export const foreignCurrencies = currencyCodes.filter((code): code is ForeignCurrency => code !== 'ISK');

/** The official rate of a day. */
export interface ExchangeRate {
  currency: ForeignCurrency;
  day: PlainDate;
  /** Krónur for one unit, with four decimals at most. */
  rate: number;
}
