import { metresPerDegree, type Point } from './point.ts';

/** An area of the map, decimal degrees in WGS84; its edges belong to it. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

const cornerForm = /^\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/;

/** Reads `64.14,-21.93` (latitude first) or `{lat, lng}`; nothing for anything else, also for NaN and Infinity. */
export function readCorner(value: unknown): Point | undefined {
  if (typeof value === 'string') {
    const found = cornerForm.exec(value);
    return found ? { lat: Number(found[1]), lng: Number(found[2]) } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { lat, lng } = value as { lat?: unknown; lng?: unknown };
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined;
}

/** Whether the point lies in the box or on its edge. */
export const boxHas = (box: Box, { lat, lng }: Point): boolean =>
  lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;

/** The smallest box around all; nothing for none. */
export const boxAround = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : {
        south: Math.min(...boxes.map((box) => box.south)),
        west: Math.min(...boxes.map((box) => box.west)),
        north: Math.max(...boxes.map((box) => box.north)),
        east: Math.max(...boxes.map((box) => box.east)),
      };

/** At the poles a metre is endlessly many degrees wide; nothing is made wider than a hundredth of the equator's. */
const leastCosine = 0.01;

/** The box with so many metres more on every side. */
export function widen({ south, west, north, east }: Box, metres: number): Box {
  const height = metres / metresPerDegree;
  const middle = (((south + north) / 2) * Math.PI) / 180;
  const width = height / Math.max(leastCosine, Math.cos(middle));
  return { south: south - height, west: west - width, north: north + height, east: east + width };
}

/** The square around a point, so many metres to every side. */
export const boxAroundPoint = ({ lat, lng }: Point, metres: number): Box =>
  widen({ south: lat, west: lng, north: lat, east: lng }, metres);

/** The corners as answers carry them. */
export const corners = (box: Box): { boundaries_south_west: Point; boundaries_north_east: Point } => ({
  boundaries_south_west: { lat: box.south, lng: box.west },
  boundaries_north_east: { lat: box.north, lng: box.east },
});
