import type { searchListings as contract } from '@heima/domain/listing-search/endpoints.ts';
import type { ListingSearch } from '@heima/domain/listing-search/search.ts';
import { searchPageSize } from '@heima/domain/listing-search/search-fields.ts';
import type { Box } from '@heima/domain/places/box.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { clientIdHash, draftOfClient, likedAmong, presentCard } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import type { Services } from '#platform/services.ts';
import { findPage } from './find-page.ts';
import { findFacets, findPriceHistogram } from './search-count-store.ts';
import { findLocations } from './search-map-store.ts';
import { searchArea } from './search-places.ts';
import { findRelaxations } from './search-relaxations.ts';
import type { SearchFilter } from './search-store.ts';
import { nameHomesWithWords } from './words-store.ts';

/** Published listings that fit the filter (E088). What does not depend on each other is read at the same time. */
export const searchListings: Handler<typeof contract> = async ({ query }, { services, actor, language }) => {
  if (query.zoom !== undefined && !query.include_locations)
    refuse('common.invalidInput', { fields: { zoom: ['validation.zoomAlone'] } });
  const box = searchedBox(query);
  const { places, ...area } = await searchArea(query, services, language);
  const db = services.replica;
  const named = query.words === undefined ? undefined : await nameHomesWithWords(db, query.words);
  const filter: SearchFilter = { search: query, ...area, named, box };
  const page = readPage(query, searchPageSize);
  const asked = { path: '/listings', query: sentQuery(query), after: query.after, ...page };
  const [{ rows, place }, locations, histogram, facets] = await Promise.all([
    findPage(db, filter, asked),
    query.include_locations ? findLocations(db, filter, query.zoom) : undefined,
    query.include_histogram ? findPriceHistogram(db, filter) : undefined,
    query.include_facets ? findFacets(db, filter) : undefined,
  ]);
  const liked = await likedAmong(
    services.db,
    actor,
    rows.map((row) => row.id),
  );
  return {
    ...place,
    items: rows.map((row) => presentCard(row, liked)),
    places,
    ...(locations ? { locations } : {}),
    ...(histogram ? { price_histogram: histogram } : {}),
    ...(facets ? { facets } : {}),
    ...(query.client_id ? { draft_id: await ownDraft(services, actor) } : {}),
    ...(place.count === 0 ? { relaxations: await findRelaxations(db, filter) } : {}),
  };
};

/** The draft that a visitor's client id opens; people who are signed in have theirs in a list of their own. */
const ownDraft = async ({ db, secrets }: Services, { clientId }: Actor): Promise<string | null> =>
  (clientId && (await draftOfClient(db, clientIdHash(secrets, clientId)))) || null;

/** The part of the map that is searched; half a box or an inverted one is refused rather than ignored or found empty. */
function searchedBox(search: ListingSearch): Box | undefined {
  const { boundaries_south_west: southWest, boundaries_north_east: northEast } = search;
  if (!southWest && !northEast) return undefined;
  if (!southWest || !northEast)
    refuse('common.invalidInput', {
      fields: { [southWest ? 'boundaries_north_east' : 'boundaries_south_west']: ['validation.required'] },
    });
  if (southWest.lat > northEast.lat || southWest.lng > northEast.lng)
    refuse('listingSearch.boxInverted', { fields: { boundaries_north_east: ['validation.point'] } });
  return { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng };
}

/** The filter as it was sent, for the links to other pages. */
const sentQuery = (search: ListingSearch): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      value && typeof value === 'object' && 'lat' in value ? `${value.lat},${value.lng}` : value,
    ]),
  );
