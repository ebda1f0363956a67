import type { PriceHistogram } from '@heima/domain/listing-search/search-answer.ts';
import { priceFilterTop, priceRanges, priceStep } from '@heima/domain/listing-search/search-fields.ts';

/** The part of the homes that the scale shows one by one; the others are its last step, "or more". */
const part = 0.95;
/** A shorter scale would be coarse. */
const fewestSteps = 8;

/** What the price slider runs over. */
export interface PriceScale {
  /** Homes of each step; the last one has all that cost its first price or more. */
  counts: number[];
  /** The price in kr. at which a step begins. */
  priceOf(step: number): number;
  /** Where a price stands; above the scale at its end. */
  stepOf(price: number): number;
}

/**
 * The scale fits the prices that there are (C21): a few costly homes do not take half of it. Without prices it is the
 * whole one, 0 to 900.000 kr. (R290). The end of the scale stands for no limit.
 */
export function priceScale(histogram: PriceHistogram | undefined): PriceScale {
  const all = histogram?.counts ?? [];
  const total = all.reduce((sum, count) => sum + count, histogram?.above ?? 0);
  const held = (steps: number) => all.slice(0, steps).reduce((sum, count) => sum + count, 0);
  const covered = all.findIndex((_, at) => held(at + 1) >= total * part) + 1;
  const fitting = total === 0 || covered === 0 ? priceRanges.length : Math.max(fewestSteps, covered + 1);
  const steps = Math.min(priceRanges.length, fitting);
  const counts = priceRanges.slice(0, steps).map((_, at) => all[at] ?? 0);
  counts[steps - 1]! += all.slice(steps).reduce((sum, count) => sum + count, histogram?.above ?? 0);
  return {
    counts,
    priceOf: (step) => (step === steps ? priceFilterTop : step * priceStep),
    stepOf: (price) => Math.min(steps, price / priceStep),
  };
}
