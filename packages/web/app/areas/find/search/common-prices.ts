import { priceRanges } from '@heima/domain/listing-search/search-fields.ts';

/** The part of homes that the common prices hold. */
const part = 0.6;

/** The narrowest run of bars that holds most homes, as prices; nothing when there are none. */
export function commonPrices(counts: readonly number[]): { from: number; to: number } | undefined {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * part;
  if (wanted === 0) return undefined;
  let best: [number, number] | undefined;
  for (let first = 0; first < counts.length; first += 1) {
    let held = 0;
    for (let last = first; last < counts.length; last += 1) {
      held += counts[last]!;
      if (held < wanted) continue;
      if (!best || last - first < best[1] - best[0]) best = [first, last];
      break;
    }
  }
  return best && { from: priceRanges[best[0]]!.from, to: priceRanges[best[1]]!.to };
}
