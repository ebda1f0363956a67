import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import { type Box, boxAround } from '@heima/domain/places/box.ts';
import { clusterCell, clusterKey, clusterPoints } from '@heima/domain/places/map-clusters.ts';

/** From this zoom each home has a pin of its own, as far as there is room. */
export const streetZoom = 13;
/** From this zoom pins may lie over each other: coming nearer would not part them. */
const doorZoom = 16;

/** A mark on the map: the pin of one home, or a cluster of several. */
export interface Pin {
  key: string;
  lat: number;
  lng: number;
  count: number;
  /** Of a single home. */
  id: string | undefined;
  price: number | undefined;
  place: string | undefined;
  rooms: number | undefined;
  /** The homes it stands for, as far as they are known. */
  ids: readonly string[];
  /** The area of a cluster, where the single homes are known. */
  box: Box | undefined;
}

const keyOf = ({ lat, lng }: { lat: number; lng: number }) => clusterKey(clusterCell(lat, lng, 22));

const single = (location: MapLocation): Pin => ({
  key: location.id ?? keyOf(location),
  lat: location.lat,
  lng: location.lng,
  count: location.count,
  id: location.id,
  price: location.price,
  place: location.place,
  rooms: location.rooms,
  ids: location.id ? [location.id] : [],
  box: location.id ? boxOf([location]) : undefined,
});

/**
 * Pins for what the server sent. Clusters of the server stay clusters; single homes are put together below street
 * zoom, by the grid that the server uses. Marks that would lie over each other are joined, so that each can be
 * pressed. The counts always add up to those that came.
 */
export function layoutPins(locations: readonly MapLocation[], zoom: number): Pin[] {
  const isSettled = zoom >= streetZoom || locations.some(({ count }) => count > 1);
  const pins = isSettled
    ? locations.map(single)
    : clusterPoints(locations, zoom).map(({ members }) => members.map(single).reduce(join));
  return zoom < doorZoom ? withoutOverlaps(pins, zoom) : pins;
}

/** Two marks as one, at the mean of their homes. */
function join(a: Pin, b: Pin): Pin {
  const count = a.count + b.count;
  const lat = (a.lat * a.count + b.lat * b.count) / count;
  const lng = (a.lng * a.count + b.lng * b.count) / count;
  const box = a.box && b.box && boxAround([a.box, b.box]);
  return {
    key: keyOf({ lat, lng }),
    lat,
    lng,
    count,
    id: undefined,
    price: undefined,
    place: undefined,
    rooms: undefined,
    ids: [...a.ids, ...b.ids],
    box,
  };
}

/** Joins marks until none lies over another; the larger ones draw the smaller ones in. */
function withoutOverlaps(pins: readonly Pin[], zoom: number): Pin[] {
  const placed: Pin[] = [];
  for (const pin of pins.toSorted((a, b) => b.count - a.count)) {
    const at = placed.findIndex((other) => overlap(pin, other, zoom));
    if (at < 0) placed.push(pin);
    else placed[at] = join(placed[at]!, pin);
  }
  // A joined mark moves and may come to lie over a third one.
  return placed.length < pins.length ? withoutOverlaps(placed, zoom) : placed;
}

/** Half the width and height of a mark on the screen, with a little air. */
const halfOf = ({ count }: Pin) => (count > 1 ? { x: 23, y: 23 } : { x: 33, y: 16 });

function overlap(a: Pin, b: Pin, zoom: number): boolean {
  const [one, other] = [onScreen(a, zoom), onScreen(b, zoom)];
  const [half, otherHalf] = [halfOf(a), halfOf(b)];
  return Math.abs(one.x - other.x) < half.x + otherHalf.x && Math.abs(one.y - other.y) < half.y + otherHalf.y;
}

/** Position in screen points of a Mercator map whose world is 512 points wide at zoom 0. */
function onScreen({ lat, lng }: Pin, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** The smallest box around all positions; nothing for none. */
export const boxOf = (points: readonly { lat: number; lng: number }[]): Box | undefined =>
  boxAround(points.map(({ lat, lng }) => ({ south: lat, west: lng, north: lat, east: lng })));

/** How many of the homes a few outlying ones may be, and how much smaller the box must become without them. */
const outlying = { part: 0.1, oneOf: 5, shrink: 2 / 3 };

/**
 * The box around the homes of a town: one or a few that lie far away, at most a tenth of all or one of five, do not make the others
 * small (A8). They stay on the map beyond its window.
 */
export function boxOfMost(locations: readonly MapLocation[]): Box | undefined {
  const total = locations.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(total * outlying.part, total >= outlying.oneOf ? 1 : 0);
  const middle = { lat: medianOf(locations, 'lat', total), lng: medianOf(locations, 'lng', total) };
  const away = (one: MapLocation) => spanOf(boxOf([one, middle])!);
  let kept = locations.toSorted((a, b) => away(a) - away(b));
  for (;;) {
    const whole = boxOf(kept);
    if (!whole) return undefined;
    const goal = spanOf(whole) * outlying.shrink;
    const fewer = kept.slice(
      0,
      kept.findLastIndex((_, at) => spanOf(boxOf(kept.slice(0, at + 1))!) <= goal) + 1,
    );
    const left = fewer.reduce((sum, { count }) => sum + count, 0);
    if (left === 0 || fewer.length === kept.length || total - left > most) return whole;
    kept = fewer;
  }
}

/** The middle home's latitude or longitude; a cluster counts as many as it has. */
function medianOf(locations: readonly MapLocation[], axis: 'lat' | 'lng', total: number): number {
  let passed = 0;
  for (const { count, [axis]: value } of locations.toSorted((a, b) => a[axis] - b[axis])) {
    passed += count;
    if (passed >= total / 2) return value;
  }
  return 0;
}

/** The longer side of a box, in degrees of latitude. */
const spanOf = ({ south, west, north, east }: Box): number =>
  Math.max(north - south, (east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180));
