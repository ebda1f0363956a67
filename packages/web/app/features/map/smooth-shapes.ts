export type Corner = readonly [lng: number, lat: number];

/** The shapes of the base map: land and lakes as many polygons each. */
export interface MapShapes {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: { kind: string };
    geometry: { type: 'MultiPolygon'; coordinates: Corner[][][] };
  }[];
}

/** Sides longer than this, in degrees of latitude, are bent; some 60 metres. */
const longSide = 0.00055;
/** Points put on a bent side. */
const points = 4;

/** How long a degree of longitude is in degrees of latitude, in the middle of Iceland. */
const lngScale = Math.cos((65 * Math.PI) / 180);

const distance = (a: Corner, b: Corner): number => Math.hypot((b[0] - a[0]) * lngScale, b[1] - a[1]);

const between = (a: Corner, b: Corner, from: number, to: number, at: number): Corner => {
  if (to === from) return a;
  const part = (at - from) / (to - from);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
};

/**
 * Bends a closed ring into a curve through its corners (centripetal Catmull–Rom, which neither loops nor overshoots).
 * The coast we have was drawn for a smaller scale: near by, its corners would look like mistakes.
 */
export function smoothRing(ring: readonly Corner[]): Corner[] {
  const corners = ring.slice(0, -1);
  const { length } = corners;
  if (length < 3) return [...ring];
  const bent = corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % length]!;
    if (distance(corner, next) < longSide) return [corner];
    const before = corners[(at + length - 1) % length]!;
    return [corner, ...curve(before, corner, next, corners[(at + 2) % length]!)];
  });
  return [...bent, bent[0]!];
}

/** The points between b and c on the curve through all four (Barry and Goldman's way). */
function curve(a: Corner, b: Corner, c: Corner, d: Corner): Corner[] {
  const t1 = Math.sqrt(distance(a, b));
  const t2 = t1 + Math.sqrt(distance(b, c));
  const t3 = t2 + Math.sqrt(distance(c, d));
  return Array.from({ length: points }, (_, index) => {
    const t = t1 + ((t2 - t1) * (index + 1)) / (points + 1);
    const ab = between(a, b, 0, t1, t);
    const bc = between(b, c, t1, t2, t);
    const cd = between(c, d, t2, t3, t);
    return between(between(ab, bc, 0, t2, t), between(bc, cd, t1, t3, t), t1, t2, t);
  });
}

/** All shapes with their rings smoothed. */
export const smoothShapes = (shapes: MapShapes): MapShapes => ({
  ...shapes,
  features: shapes.features.map((feature) => ({
    ...feature,
    geometry: {
      ...feature.geometry,
      coordinates: feature.geometry.coordinates.map((polygon) => polygon.map(smoothRing)),
    },
  })),
});
