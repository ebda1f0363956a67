import { metresPerDegree, type Point } from './point.ts';

/** No shown point lies farther from the home than this, in metres. */
export const blurRadius = 150;

/** Side of the squares that homes are first moved to the middle of, in metres; the farthest corner is 71 m away. */
const cellMetres = 100;
/** The middle is then moved by up to this many metres; together with the square at most 146 m. */
const shiftMetres = 75;

const unit = (hex: string) => Number.parseInt(hex, 16) / 2 ** 32;
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The position shown to those who may not know the exact address: stable, and within 150 m of the true one.
 *
 * `keyedHash` is the start of a keyed hash in hexadecimal (at least 16 digits), made by the caller over the
 * listing's id with a key of the server. It cannot be averaged out: the same listing always answers the same
 * point, and many listings of one house, with other hashes, only give away the middle of its 100 m square,
 * because the true position is dropped before the shift. In open country a square may hold a single house.
 */
export function blurPoint(home: Point, keyedHash: string): Point {
  if (!/^[0-9a-f]{16}/i.test(keyedHash))
    throw new RangeError('A keyed hash of at least 16 hexadecimal digits');
  const height = cellMetres / metresPerDegree;
  const lat = (Math.floor(home.lat / height) + 0.5) * height;
  // The width of a square follows from its row, so that all homes of a row share one grid.
  const shrink = Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const width = height / shrink;
  const lng = (Math.floor(home.lng / width) + 0.5) * width;
  // The root spreads the points evenly over the disc instead of crowding its middle.
  const shift = (shiftMetres * Math.sqrt(unit(keyedHash.slice(0, 8)))) / metresPerDegree;
  const angle = 2 * Math.PI * unit(keyedHash.slice(8, 16));
  return {
    lat: round(lat + shift * Math.sin(angle)),
    lng: round(lng + (shift * Math.cos(angle)) / shrink),
  };
}
