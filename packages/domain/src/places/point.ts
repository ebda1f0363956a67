/** A position in WGS84, decimal degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Whether the degrees are a position on Earth; NaN and Infinity are none. */
export const isOnEarth = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Metres of one degree of latitude; the Earth as a sphere of 6,371 km, good to half a percent. */
export const metresPerDegree = 111_195;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points, along the surface. */
export function metresBetween(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)];
  const half =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(half)));
}
