import type { searchListings as contract } from '@heima/domain/listings/endpoints.ts';
import type { ListingSearch } from '@heima/domain/listings/search.ts';
import { searchPageSize } from '@heima/domain/listings/search-fields.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { likedAmong } from './liked-store.ts';
import { presentCard } from './present-card.ts';
import { countListings, findCards, type SearchFilter } from './search-store.ts';

/** Published listings that fit the filter (E088). Page and count are read at the same time. */
export const searchListings: Handler<typeof contract> = async ({ query }, { services, actor }) => {
  const filter = readFilter(query);
  const page = readPage(query, searchPageSize);
  const [rows, total] = await Promise.all([
    findCards(services.replica, filter, page),
    countListings(services.replica, filter),
  ]);
  const liked = await likedAmong(
    services.db,
    actor,
    rows.map((row) => row.id),
  );
  return {
    count: total.count,
    count_is_estimate: total.estimate,
    ...pageLinks('/listings', sentQuery(query), { ...page, count: total.count }),
    items: rows.map((row) => presentCard(row, liked)),
  };
};

/** Turns the query into what the store filters by; an inverted box is refused rather than found empty. */
function readFilter(search: ListingSearch): SearchFilter {
  const { boundaries_south_west: southWest, boundaries_north_east: northEast } = search;
  const box =
    southWest && northEast
      ? { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng }
      : undefined;
  if (box && (box.south > box.north || box.west > box.east))
    refuse('listings.boxInverted', { fields: { boundaries_north_east: ['validation.point'] } });
  return { search, postalCodes: undefined, box };
}

/** The filter as it was sent, for the links to other pages. */
const sentQuery = (search: ListingSearch): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      value && typeof value === 'object' && 'lat' in value ? `${value.lat},${value.lng}` : value,
    ]),
  );
