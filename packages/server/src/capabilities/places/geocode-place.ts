import { corners } from '@heima/domain/places/box.ts';
import type { geocodePlace as contract } from '@heima/domain/places/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { PortError } from '#ports/port-error.ts';
import { readPlaceId } from './place-id.ts';
import { findOwnPlace } from './resolve-own-place.ts';

/** Position and box of a suggested place (E116); 404 for an id that names nothing, ours or the provider's. */
export const geocodePlace: Handler<typeof contract> = async ({ query }, { services, language }) => {
  const { place_id } = query;
  if (readPlaceId(place_id)) {
    const own = await findOwnPlace(services, place_id, language);
    if (!own?.point || !own.box) return refuse('common.notFound');
    return { place_id, label: own.label, location: own.point, ...corners(own.box) };
  }
  try {
    const { label, point, box } = await services.ports.placeSearch.resolve(place_id, language);
    return {
      place_id,
      label,
      location: point,
      boundaries_south_west: box.southWest,
      boundaries_north_east: box.northEast,
    };
  } catch (error) {
    if (error instanceof PortError && (error.outcome === 'not-found' || error.isNotConfigured))
      refuse('common.notFound');
    throw error;
  }
};
