import type { NearPlace } from '@heima/domain/alerts/filter-places.ts';
import { type SavedFilter, savedFilterOf } from '@heima/domain/alerts/saved-search.ts';
import { listingSearch } from '@heima/domain/listing-search/search.ts';
import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { searchedArea } from '#capabilities/listing-search/public.ts';
import type { Call } from '#platform/http/call.ts';

export interface PlacedFilter {
  filter: SavedFilter;
  near: NearPlace[];
}

const fieldOf: Partial<Record<SearchedPlace['kind'], 'regions' | 'cities' | 'postal_codes'>> = {
  region: 'regions',
  city: 'cities',
  district: 'regions',
  postal_code: 'postal_codes',
};

/**
 * Settles what the places of a filter mean when it is saved, so that nobody outside has to be asked when a listing is
 * published: a typed or suggested place becomes the region, town or code it was taken for, and streets and places of
 * the map provider are kept with their boxes.
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
    if (!list || (field !== 'place' && field !== 'google_place_id')) continue;
    const { [field]: _, ...rest } = filter;
    filter = { ...rest, [list]: [...(rest[list] ?? []), id] };
  }
  // What is looked around is what has no postal codes, in the same order as its boxes.
  const around = places.filter((place) => !fieldOf[place.kind]);
  return {
    filter: savedFilterOf(filter),
    near: around.map(({ field, value, kind, id, name }, at) => ({
      field,
      value,
      kind,
      id,
      name,
      box: near[at]!,
    })),
  };
}
