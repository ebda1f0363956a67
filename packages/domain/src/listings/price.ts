import { type Currency, currencies, maxIsk } from '../shared/money.ts';
import { readIsk } from '../shared/read-isk.ts';
import type { TextKey } from '../shared/text-key.ts';
import { amountWords, readTypedNumber } from '../shared/typed-number.ts';

export type CurrencyId = (typeof currencies)[number]['id'];

export const currencyOf = (id: CurrencyId): Currency => currencies.find((one) => one.id === id)!.quote;
export const currencyId = (currency: Currency): CurrencyId =>
  currencies.find((one) => one.quote === currency)!.id;

/**
 * An amount as people type it, in minor units of its currency: "285.000" and "285 000" are 285000 krónur; in USD and
 * EUR "1,545.50" and "1.545,5" are 154550 cents. Nothing for anything else, for zero and for more than a milliard.
 */
export function readAmount(input: unknown, currency: Currency): number | undefined {
  const amount = readNumber(input, currency);
  return amount !== undefined && amount > 0 && amount <= maxIsk ? amount : undefined;
}

/** Key of what is wrong with an amount that `readAmount` does not take. */
export function amountFault(input: unknown, currency: Currency): TextKey {
  const isTooHigh = (readNumber(input, currency) ?? 0) > maxIsk;
  if (currency === 'ISK') return isTooHigh ? 'listings.messages.iskTooHigh' : 'validation.amount';
  return isTooHigh ? 'listings.messages.centsTooHigh' : 'listings.messages.amount';
}

const readNumber = (input: unknown, currency: Currency): number | undefined =>
  currency === 'ISK' ? readIsk(input) : readCents(input);

function readCents(input: unknown): number | undefined {
  if (typeof input === 'number') {
    const cents = Math.round(input * 100);
    return Number.isFinite(input) && Math.abs(input * 100 - cents) < 1e-6 ? cents : undefined;
  }
  if (typeof input !== 'string') return undefined;
  const number = readTypedNumber(input, centWords);
  if (!number || number.fraction.length > 2) return undefined;
  return number.whole * 100 + Number(number.fraction.padEnd(2, '0'));
}

/** What stands before or behind an amount of dollars or euros. */
const centWords = amountWords(
  /[$€]|usd|us\$|eur(?:os?)?|evr(?:a|ur|um)|євро|dollars?|(?:banda\S+ )?dalir|дол(?:ар(?:и|ів|а)?|\.)?/,
);

/** Months of rent and house fund that a deposit may reach (rulings, Law beside the specification). */
export const depositMonthsLimit = 3;
