import type { newestListings as contract } from '@heima/domain/listing-search/endpoints.ts';
import { listingSearch } from '@heima/domain/listing-search/search.ts';
import { newestPageSize } from '@heima/domain/listing-search/search-fields.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { likedAmong, presentCard } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { findPage } from './find-page.ts';

/** The newest published listings (E090, R300). */
export const newestListings: Handler<typeof contract> = async ({ query }, { services, actor }) => {
  const filter = { search: listingSearch.parse({}) };
  const page = readPage(query, newestPageSize);
  const { rows, place } = await findPage(services.replica, filter, {
    path: '/newest-listings',
    query: { page_size: page.size },
    after: query.after,
    ...page,
  });
  const liked = await likedAmong(
    services.db,
    actor,
    rows.map((row) => row.id),
  );
  return {
    ...place,
    items: rows.map((row) => presentCard(row, liked)),
  };
};
