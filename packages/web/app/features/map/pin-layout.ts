import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import { type Box, boxAround } from '@heima/domain/places/box.ts';
import { clusterCell, clusterKey, clusterPoints } from '@heima/domain/places/map-clusters.ts';

/** From this zoom each home has a pin of its own. */
export const streetZoom = 13;

/** A mark on the map: the pin of one home, or a cluster of several. */
export interface Pin {
  key: string;
  lat: number;
  lng: number;
  count: number;
  /** Of a single home. */
  id: string | undefined;
  price: number | undefined;
  /** The homes it stands for, as far as they are known. */
  ids: readonly string[];
  /** The area of a cluster, where the single homes are known. */
  box: Box | undefined;
}

const single = (location: MapLocation): Pin => ({
  key: location.id ?? clusterKey(clusterCell(location.lat, location.lng, 22)),
  lat: location.lat,
  lng: location.lng,
  count: location.count,
  id: location.id,
  price: location.price,
  ids: location.id ? [location.id] : [],
  box: undefined,
});

/**
 * Pins for what the server sent. Clusters of the server stay as they are; single homes are put together below street
 * zoom, by the grid that the server uses. The counts always add up to those that came.
 */
export function layoutPins(locations: readonly MapLocation[], zoom: number): Pin[] {
  if (zoom >= streetZoom || locations.some(({ count }) => count > 1)) return locations.map(single);
  return clusterPoints(locations, zoom).map(({ key, point, members }) => {
    const [only] = members;
    if (only && members.length === 1) return single(only);
    return {
      key,
      ...point,
      count: members.length,
      id: undefined,
      price: undefined,
      ids: members.flatMap(({ id }) => id ?? []),
      box: boxOf(members),
    };
  });
}

/** The smallest box around all positions; nothing for none. */
export const boxOf = (points: readonly { lat: number; lng: number }[]): Box | undefined =>
  boxAround(points.map(({ lat, lng }) => ({ south: lat, west: lng, north: lat, east: lng })));
