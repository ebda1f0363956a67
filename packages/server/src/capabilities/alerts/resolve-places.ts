import type { NearPlace } from '@heima/domain/alerts/filter-places.ts';
import { type SavedFilter, savedFilterOf } from '@heima/domain/alerts/saved-search.ts';
import { listingSearch } from '@heima/domain/listings/search.ts';
import type { SearchedPlace } from '@heima/domain/listings/search-answer.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { searchedArea } from '#capabilities/listings/public.ts';
import type { Call } from '#platform/http/call.ts';

export interface PlacedFilter {
  filter: SavedFilter;
  near: NearPlace | null;
}

const fieldOf: Partial<Record<SearchedPlace['kind'], 'regions' | 'cities' | 'postal_codes'>> = {
  region: 'regions',
  city: 'cities',
  district: 'regions',
  postal_code: 'postal_codes',
};

/**
 * Settles what the places of a filter mean when it is saved, so that nobody outside has to be asked when a listing is
 * published: a typed place becomes the region, town or code it was taken for, and a place of the map provider is kept
 * with its box.
 * @throws 400 for a place that nobody knows, since it could never find a home; PortError when the map provider is away
 */
export async function resolvePlaces(
  given: SavedFilter,
  { services, language }: Pick<Call, 'services' | 'language'>,
): Promise<PlacedFilter> {
  const { places, near } = await searchedArea(listingSearch.parse(given), services, language);
  const unknown = places.filter((place) => place.kind === 'unknown');
  if (unknown.length > 0)
    refuse('alerts.unknownPlace', {
      params: { place: unknown.map((place) => place.value).join(', ') },
      fields: Object.fromEntries(
        unknown.map(({ field }) => [`filter.${field}`, ['alerts.refusals.unknownPlace']]),
      ),
    });
  let filter = given;
  for (const { field, kind, id } of places) {
    const list = fieldOf[kind];
    if (field !== 'place' || !list) continue;
    const { place: _, ...rest } = filter;
    filter = { ...rest, [list]: [...(rest[list] ?? []), id] };
  }
  const nearby = near && places.find((place) => place.boundaries_south_west && !fieldOf[place.kind]);
  if (!near || !nearby) return { filter: savedFilterOf(filter), near: null };
  const { field, value, kind, id, name } = nearby;
  return { filter: savedFilterOf(filter), near: { field, value, kind, id, name, box: near } };
}
