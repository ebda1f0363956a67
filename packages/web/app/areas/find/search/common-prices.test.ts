import { priceRanges } from '@heima/domain/listing-search/search-fields.ts';
import { describe, expect, it } from 'vitest';
import { commonPrices } from './common-prices.ts';
import { linkedPages } from './linked-pages.ts';

describe('the price histogram in words', () => {
  const counts = (given: Record<number, number>) => priceRanges.map((_, at) => given[at] ?? 0);

  it('R626: the narrowest run of bars with most homes', () => {
    expect(commonPrices(counts({ 4: 1, 9: 10, 10: 20, 11: 10, 30: 5 }))).toEqual({
      from: 225_000,
      to: 275_000,
    });
    expect(commonPrices(counts({ 35: 3 }))).toEqual({ from: 875_000, to: 900_000 });
    expect(commonPrices(counts({}))).toBeUndefined();
  });
});

describe('links to pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 8, [1, 2, undefined, 8]],
    [4, 8, [1, 2, 3, 4, 5, undefined, 8]],
    [5, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [6, 12, [1, 2, undefined, 5, 6, 7, undefined, 12]],
    [12, 12, [1, 2, undefined, 11, 12]],
  ])('R298: page %i of %i links to %j', (current, pages, links) => {
    expect(linkedPages(current, pages)).toEqual(links);
  });
});
