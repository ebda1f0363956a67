import type { LastSeen } from '@heima/domain/listing-search/search.ts';
import { exactUpTo } from '@heima/domain/shared/counting.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { CardRow } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { countListings, findCards, type SearchFilter } from './search-store.ts';

/** Where a list of homes stands, and the page of it that is asked for. */
interface AskedList {
  path: string;
  /** The query as it was sent, for the links to other pages. */
  query: Record<string, unknown>;
  page: number;
  size: number;
  offset: number;
  after: LastSeen | undefined;
}

interface FoundPage {
  rows: CardRow[];
  /** What the answer says of its place in the list. */
  place: { count: number; count_is_estimate: boolean; next: string | null; previous: string | null };
}

/**
 * A page of homes and its place among all of them. Pages are reached by number as far as homes are counted; `next`
 * goes on from the last home of its page, so that a program that follows it reads nothing twice and has no limit.
 * @throws 400 for a page by number that lies deeper than homes are counted
 */
export async function findPage(db: Database, filter: SearchFilter, asked: AskedList): Promise<FoundPage> {
  const { path, query, page, size, offset, after } = asked;
  const isDeep = after === undefined && offset >= exactUpTo;
  const [rows, { count, estimate }] = await Promise.all([
    isDeep ? [] : findCards(db, filter, asked),
    countListings(db, filter),
  ]);
  if (isDeep && estimate) refuse('listingSearch.pageTooDeep');
  const last = rows.at(-1);
  const lastSeen = last && last.sorted_by !== null ? `${last.sorted_by},${last.id}` : undefined;
  const reached = offset + rows.length + (rows.length === size ? 1 : 0);
  const known = { page, size, count: estimate ? reached : count };
  const isBeforeReached = !estimate || offset - size < exactUpTo;
  return {
    rows,
    place: {
      count,
      count_is_estimate: estimate,
      next: pageLinks(path, { ...query, after: lastSeen }, known).next,
      previous: isBeforeReached ? pageLinks(path, { ...query, after: undefined }, known).previous : null,
    },
  };
}
