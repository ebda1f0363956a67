import type { PlainDate } from '../shared/plain-date.ts';
import type { ExchangeRate } from './exchange-rate.ts';

/**
 * Why a rate is not believed.
 * - `out-of-range`: zero, or so high that it is none
 * - `future`: of a day that has not come
 * - `older`: of a day before the kept rate's
 * - `jump`: more than a quarter away from the kept rate
 */
export type RateFault = 'out-of-range' | 'future' | 'older' | 'jump';

/** A dollar or euro at this rate would be eight times what it ever was; the database takes none above either. */
const highest = 1000;
/** Rates as whole numbers, so that a quarter is exact. */
const inParts = (rate: number): number => Math.round(rate * 10_000);

type Rate = Pick<ExchangeRate, 'day' | 'rate'>;

/** What speaks against a rate that was fetched. A wrong one would misplace every home in its currency at once. */
export function rateFault(found: Rate, kept: Rate | undefined, today: PlainDate): RateFault | undefined {
  const parts = inParts(found.rate);
  if (!(parts > 0 && found.rate < highest)) return 'out-of-range';
  if (found.day > today) return 'future';
  if (!kept) return undefined;
  if (found.day < kept.day) return 'older';
  return 4 * Math.abs(parts - inParts(kept.rate)) > inParts(kept.rate) ? 'jump' : undefined;
}
