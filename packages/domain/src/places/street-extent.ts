import type { Box } from './box.ts';
import { type AddressColumns, noDegrees } from './place-table.ts';
import type { Point } from './point.ts';

/** Position of one address; nothing where it is not known. */
export function pointOfAddress({ lats, lngs }: AddressColumns, row: number): Point | undefined {
  const [lat, lng] = [lats[row]!, lngs[row]!];
  return lat === noDegrees || lng === noDegrees ? undefined : { lat: lat / 1e6, lng: lng / 1e6 };
}

/**
 * Where a street lies by its addresses, for a street whose row does not say: the box around them, and the address in
 * the middle of its numbers, which unlike the mean lies on the street.
 */
export function streetExtent(
  addresses: AddressColumns,
  head: number,
): { point?: Point | undefined; box?: Box | undefined } {
  const points: Point[] = [];
  for (let row = addresses.starts[head]!; row < addresses.starts[head + 1]!; row += 1) {
    const point = pointOfAddress(addresses, row);
    if (point) points.push(point);
  }
  if (points.length === 0) return {};
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    point: points[points.length >> 1],
    box: {
      south: Math.min(...lats),
      west: Math.min(...lngs),
      north: Math.max(...lats),
      east: Math.max(...lngs),
    },
  };
}
