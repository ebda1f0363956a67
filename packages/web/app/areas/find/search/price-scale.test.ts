import { priceFilterTop, priceRanges } from '@heima/domain/listing-search/search-fields.ts';
import { describe, expect, it } from 'vitest';
import { priceScale } from './price-scale.ts';

const histogram = (given: Record<number, number>, above = 0) => ({
  counts: priceRanges.map((_, at) => given[at] ?? 0),
  above,
  median: null,
});

describe('the scale of the price slider', () => {
  it('eye C21: most homes take most of the width, and the costly few are its last step', () => {
    const scale = priceScale(histogram({ 8: 30, 10: 40, 13: 27, 24: 1, 33: 1 }, 1));
    expect(scale.counts.length).toBe(15);
    expect(scale.counts.at(-1)).toBe(3);
    expect(scale.counts.reduce((sum, count) => sum + count)).toBe(100);
    expect(scale.priceOf(14)).toBe(350_000);
    expect(scale.priceOf(15)).toBe(priceFilterTop);
  });

  it('eye C21: prices above the scale stand at its end, others where they are', () => {
    const scale = priceScale(histogram({ 8: 100 }));
    expect(scale.counts.length).toBe(10);
    expect([0, 110_000, 225_000, 800_000, priceFilterTop].map(scale.stepOf)).toEqual([0, 4.4, 9, 10, 10]);
  });

  it.each([
    ['no answer yet', undefined, priceRanges.length],
    ['no homes', histogram({}), priceRanges.length],
    ['homes all over the scale', histogram({ 2: 50, 35: 50 }), priceRanges.length],
    ['costly homes only', histogram({}, 5), priceRanges.length],
    ['cheap homes only', histogram({ 1: 5 }), 8],
  ])('R290: %s', (_, given, steps) => {
    const scale = priceScale(given);
    expect(scale.counts.length).toBe(steps);
    expect(scale.priceOf(steps)).toBe(priceFilterTop);
  });
});
