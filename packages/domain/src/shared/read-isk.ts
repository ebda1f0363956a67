import { amountWords, readTypedNumber } from './typed-number.ts';

/** What stands before or behind an amount of krónur, also what it is paid for: a month. */
const kronurWords = amountWords(/isk|íkr\.?|kr(?:ón(?:a|ur))?\.?|крон[аи]?|кр\.?/);

/**
 * A whole number of krónur as people type and paste it: 285000, "285.000", "285 000", "285.000,00", "ISK 285,000.00",
 * "300 þús", "300þ", "300 k". "250,5", "-250000", "200.000 - 250.000" and anything else is refused. The screens and the
 * API read with this.
 */
export function readIsk(input: unknown): number | undefined {
  if (typeof input === 'number') return Number.isSafeInteger(input) && input >= 0 ? input : undefined;
  if (typeof input !== 'string') return undefined;
  const number = readTypedNumber(input, kronurWords);
  // Aurar are two digits: a single zero behind a mark is a thousand that is still being typed.
  return number && /^(?:00)?$/.test(number.fraction) ? number.whole : undefined;
}
