import type { newestListings as contract } from '@heima/domain/listing-search/endpoints.ts';
import { listingSearch } from '@heima/domain/listing-search/search.ts';
import { newestPageSize } from '@heima/domain/listing-search/search-fields.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { likedAmong, presentCard } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { countListings, findCards } from './search-store.ts';

/** The newest published listings (E090, R300). */
export const newestListings: Handler<typeof contract> = async ({ query }, { services, actor }) => {
  const filter = { search: listingSearch.parse({}) };
  const page = readPage(query, newestPageSize);
  const [rows, { count, estimate }] = await Promise.all([
    findCards(services.replica, filter, page),
    countListings(services.replica, filter),
  ]);
  const liked = await likedAmong(
    services.db,
    actor,
    rows.map((row) => row.id),
  );
  return {
    count,
    count_is_estimate: estimate,
    ...pageLinks('/newest-listings', { page_size: page.size }, { ...page, count }),
    items: rows.map((row) => presentCard(row, liked)),
  };
};
