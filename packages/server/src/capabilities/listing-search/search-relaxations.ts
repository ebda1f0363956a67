import type { Relaxation } from '@heima/domain/listing-search/search-answer.ts';
import { maxPriceLimit, relaxableFilters } from '@heima/domain/listing-search/search-fields.ts';
import type { Database } from '#platform/db/database.ts';
import { findLowestPrice } from './search-count-store.ts';
import { countListings, isActive, type SearchFilter, withoutFilter } from './search-store.ts';

/** At most so many ways out are offered. */
const mostOffered = 3;
/** A raised price is a round number. */
const roundTo = 10_000;

/** Which filter to relax when nothing was found, the one that brings most homes first; a raised price comes first. */
export async function findRelaxations(db: Database, filter: SearchFilter): Promise<Relaxation[]> {
  const [raised, ...left] = await Promise.all([
    raisedPrice(db, filter),
    ...relaxableFilters
      .filter((name) => isActive(filter, name))
      .map(async (name): Promise<Relaxation> => {
        const { count } = await countListings(db, withoutFilter(filter, name));
        return { filter: name, max_price: null, count };
      }),
  ]);
  const useful = left
    .filter(({ filter: name, count }) => count > 0 && !(raised && name === 'price'))
    .sort((a, b) => b.count - a.count);
  return [...(raised ? [raised] : []), ...useful].slice(0, mostOffered);
}

/** The lowest round price at which homes are found, when only the highest price stands in the way. */
async function raisedPrice(db: Database, filter: SearchFilter): Promise<Relaxation | undefined> {
  if (maxPriceLimit(filter.search.max_price) === undefined) return undefined;
  const higher = (max_price: number | undefined): SearchFilter => ({
    ...filter,
    search: { ...filter.search, max_price },
  });
  const lowest = await findLowestPrice(db, higher(undefined));
  if (lowest === null) return undefined;
  const max_price = Math.ceil(lowest / roundTo) * roundTo;
  const { count } = await countListings(db, higher(max_price));
  return { filter: 'price', max_price, count };
}
