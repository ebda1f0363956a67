import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import type { Box } from '@heima/domain/places/box.ts';
import type { MapView } from '#features/map/use-listing-map.ts';

/** A part of the map, wider than what is shown, for which clusters are asked. */
export interface AskedArea {
  zoom: number;
  box: Box;
  /** As fields of the search, within the part that the search itself is limited to. */
  query(limit: Box | undefined): SearchAddress;
}

/** The area is wider than the view by this part of it on each side, so that small moves ask nothing. */
const spare = 0.5;

const holds = (outer: Box, inner: Box): boolean =>
  outer.south <= inner.south &&
  outer.west <= inner.west &&
  outer.north >= inner.north &&
  outer.east >= inner.east;

const degrees = (lat: number, lng: number) =>
  `${Math.max(-90, Math.min(90, lat)).toFixed(3)},${Math.max(-180, Math.min(180, lng)).toFixed(3)}`;

/** The area to ask for, which is the one asked before as long as it holds the view at the same zoom. */
export function askedArea(view: MapView, now: AskedArea | undefined): AskedArea {
  const zoom = Math.max(0, Math.min(22, Math.floor(view.zoom)));
  if (now && now.zoom === zoom && holds(now.box, view.box)) return now;
  const { south, west, north, east } = view.box;
  const [height, width] = [(north - south) * spare, (east - west) * spare];
  const box = { south: south - height, west: west - width, north: north + height, east: east + width };
  return {
    zoom,
    box,
    query: (limit) => {
      const part = limit
        ? {
            south: Math.max(box.south, limit.south),
            west: Math.max(box.west, limit.west),
            north: Math.min(box.north, limit.north),
            east: Math.min(box.east, limit.east),
          }
        : box;
      // Nothing of the searched part is in view: what stands on the map is right, although none of it is seen.
      const {
        south: s,
        west: w,
        north: n,
        east: e,
      } = part.south < part.north && part.west < part.east ? part : limit!;
      return { zoom, boundaries_south_west: degrees(s, w), boundaries_north_east: degrees(n, e) };
    },
  };
}
