import type { ListingSearch } from '@heima/domain/listing-search/search.ts';
import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { whereInTown } from '@heima/domain/listing-search/search-where.ts';
import { type Box, boxAround, boxAroundPoint, corners } from '@heima/domain/places/box.ts';
import { cityById } from '@heima/domain/regions/cities.ts';
import { postalCodeByCode, showPostalCode } from '@heima/domain/regions/postal-codes.ts';
import { regionById } from '@heima/domain/regions/regions.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { resolvePlace } from '#capabilities/places/public.ts';
import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';

/** Where a search looks. */
export interface SearchArea {
  /** Postal codes of the places that have some; nothing when the search names no such place. */
  postalCodes: readonly string[] | undefined;
  /** Around streets, addresses and places of the map provider. */
  near: readonly Box[];
  places: SearchedPlace[];
}

interface Resolved {
  place: SearchedPlace;
  postalCodes?: readonly string[];
  near?: Box;
}

type Named = Pick<SearchedPlace, 'field' | 'value'>;

type Sources = Pick<Services, 'db' | 'texts' | 'ports'>;

/** Homes of a street are looked for this far around it, in metres. */
const nearMetres = 1000;

/**
 * Turns the places of a search into postal codes and boxes. Places add up, so that a street beside a town finds the
 * homes of both; one that nobody knows adds nothing and is answered as unknown, so that a mistyped or old address still
 * gives a page.
 */
export async function searchArea(
  search: ListingSearch,
  services: Sources,
  language: Language,
): Promise<SearchArea> {
  const resolved: Resolved[] = [
    ...search.regions.map((value) => regionPlace({ field: 'regions', value })),
    ...search.cities.map((value) => regionPlace({ field: 'cities', value })),
    ...search.postal_codes.map((value) => codePlace({ field: 'postal_codes', value })),
  ];
  if (search.place)
    resolved.push(await ownPlace({ field: 'place', value: search.place }, services, language));
  if (search.google_place_id) resolved.push(await mapPlace(search.google_place_id, services, language));
  const near = resolved.flatMap((one) => one.near ?? []);
  const codes = resolved.flatMap((one) => one.postalCodes ?? []);
  const isByCode = resolved.some((one) => !one.near);
  return {
    postalCodes: isByCode ? [...new Set(codes)] : undefined,
    near,
    places: resolved.map((one) => one.place),
  };
}

const cornersOf = (box: Box | undefined) =>
  box ? corners(box) : { boundaries_south_west: null, boundaries_north_east: null };

const unknown = (named: Named): Resolved => ({
  place: {
    ...named,
    kind: 'unknown',
    id: named.value,
    name: null,
    name_where: null,
    ...cornersOf(undefined),
  },
});

function regionPlace(named: Named, id = named.value): Resolved {
  const region = regionById(id);
  if (!region) return unknown(named);
  const city = region.kind === 'city' ? cityById(id) : undefined;
  return {
    place: {
      ...named,
      kind: region.kind === 'city_region' ? 'region' : region.kind,
      id,
      name: region.name ?? null,
      name_where: city ? whereInTown(city) : null,
      ...cornersOf(region.box),
    },
    postalCodes: region.postalCodes,
  };
}

function codePlace(named: Named, id = named.value): Resolved {
  const code = postalCodeByCode(id);
  if (!code) return unknown(named);
  return {
    place: {
      ...named,
      kind: 'postal_code',
      id,
      name: showPostalCode(code),
      name_where: whereInTown(code.city, id),
      ...cornersOf(code.box),
    },
    postalCodes: [id],
  };
}

/** A place of ours by a typed text, for searching without scripts, or by its id. Streets and houses are looked around. */
async function ownPlace(named: Named, services: Sources, language: Language): Promise<Resolved> {
  const found = await resolvePlace(services, named.value, language);
  if (!found) return unknown(named);
  if (found.kind === 'region' || found.kind === 'town') return regionPlace(named, found.id);
  if (found.kind === 'postal_code') return codePlace(named, found.id);
  if (!found.point) return unknown(named);
  const near = boxAroundPoint(found.point, nearMetres);
  const { kind, id, label: name } = found;
  return { place: { ...named, kind, id, name, name_where: null, ...cornersOf(near) }, near };
}

const isNoPlace: readonly PortError['outcome'][] = ['not-found', 'invalid-input', 'rejected'];

/** Ids of our own places, which suggestions hold beside those of the map provider. */
const ownId = /^(region|town|postal|street|address):/;

/** A suggested place by its id (V062). Only "no such place" is an answer; a provider that is down is not. */
async function mapPlace(value: string, services: Sources, language: Language): Promise<Resolved> {
  const named: Named = { field: 'google_place_id', value };
  if (ownId.test(value)) return ownPlace(named, services, language);
  try {
    const { label, point, box } = await services.ports.placeSearch.resolve(value, language);
    const near = boxAround([
      {
        south: box.southWest.lat,
        west: box.southWest.lng,
        north: box.northEast.lat,
        east: box.northEast.lng,
      },
      boxAroundPoint(point, nearMetres),
    ])!;
    return {
      place: { ...named, kind: 'map_place', id: value, name: label, name_where: null, ...cornersOf(near) },
      near,
    };
  } catch (error) {
    if (error instanceof PortError && (isNoPlace.includes(error.outcome) || error.isNotConfigured))
      return unknown(named);
    throw error;
  }
}
