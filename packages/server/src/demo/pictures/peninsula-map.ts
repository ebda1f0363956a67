import type { Composition } from './composition.ts';
import { COAST, LAKE, MAIN_ROADS, PARKS, RUNWAYS, SIDE_ROADS, STREET_GRIDS } from './peninsula-shapes.ts';
import type { Sheet } from './sheet.ts';
import { type Point, path, rect, round, stroke } from './svg-shapes.ts';

/** The frame of the drawn map in pixels and degrees. */
export const MAP_FRAME = {
  width: 1000,
  height: 1000,
  north: 64.166,
  south: 64.106,
  west: -21.99,
  east: -21.853,
} as const;

/** Where a place lies on the drawn map, in its pixels. */
export function projectOnMap(lat: number, lng: number): Point {
  const { width, height, north, south, west, east } = MAP_FRAME;
  return [((lng - west) / (east - west)) * width, ((north - lat) / (north - south)) * height];
}

/** Names to set as text above the map, so that they use the page's own font. */
export const MAP_PLACES: readonly { name: string; lat: number; lng: number; water?: true }[] = [
  { name: 'Vesturbær', lat: 64.1418, lng: -21.957 },
  { name: 'Miðborg', lat: 64.1462, lng: -21.929 },
  { name: 'Hlíðar', lat: 64.1345, lng: -21.909 },
  { name: 'Laugardalur', lat: 64.1405, lng: -21.872 },
  { name: 'Grandi', lat: 64.1588, lng: -21.942 },
  { name: 'Seltjarnarnes', lat: 64.1512, lng: -21.9775 },
  { name: 'Öskjuhlíð', lat: 64.1272, lng: -21.9165 },
  { name: 'Kópavogur', lat: 64.1105, lng: -21.885 },
  { name: 'Laugarnes', lat: 64.152, lng: -21.877 },
  { name: 'Háaleiti', lat: 64.1275, lng: -21.877 },
  { name: 'Faxaflói', lat: 64.1615, lng: -21.965, water: true },
  { name: 'Skerjafjörður', lat: 64.1182, lng: -21.968, water: true },
  { name: 'Fossvogur', lat: 64.1197, lng: -21.912, water: true },
];

const DAY_INK = {
  sea: '#cfe0e6',
  land: '#f3f3ee',
  edge: '#b9ced6',
  park: '#dbe7d3',
  road: '#ffffff',
  side: '#ffffff',
  kerb: '#dfe1db',
  sideKerb: '#e3e4de',
  street: '#e4e5df',
  runway: '#e6e8e6',
};
const NIGHT_INK: typeof DAY_INK = {
  sea: '#132430',
  land: '#1d2a33',
  edge: '#2c3f4a',
  park: '#1f3530',
  road: '#3d505b',
  side: '#3d505b',
  kerb: '#141e26',
  sideKerb: '#141e26',
  street: '#26353f',
  runway: '#26343e',
};

type Line = typeof COAST;
const placed = (line: Line) => line.map(([lat, lng]) => projectOnMap(lat, lng));

const openLine = (line: Line) =>
  `M${placed(line)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L')}`;

/** A closed shape whose corners are rounded by curves from middle to middle. */
function outline(line: Line): string {
  const points = placed(line);
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  const corners = points.map((point, i) => {
    const next = points[(i + 1) % points.length]!;
    return `Q${round(point[0])} ${round(point[1])} ${middle(point, next)}`;
  });
  return `M${middle(points[0]!, points[points.length - 1]!)}${corners.join('')}Z`;
}

/** The Reykjavík peninsula, simplified; the seeds `day` and `night` follow the colour scheme. */
function peninsula(sheet: Sheet): void {
  const ink = sheet.seed.includes('night') ? NIGHT_INK : DAY_INK;
  const roundEnds = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const road = (line: Line, width: number, colour: string) =>
    stroke(openLine(line), colour, width, roundEnds);
  sheet.add(
    rect(0, 0, sheet.width, sheet.height, ink.sea),
    path(outline(COAST), ink.land, { stroke: ink.edge, 'stroke-width': 3 }),
  );
  const land = sheet.define((id) => `<clipPath id="${id}">${path(outline(COAST), '#000')}</clipPath>`);
  sheet.add(`<g clip-path="${land}">`);
  for (const { area, turn, across, along } of STREET_GRIDS) {
    const streets = sheet.define(
      (id) =>
        `<pattern id="${id}" width="${across}" height="${along}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
        `<path d="M0 0H${across}M0 0V${along}" stroke="${ink.street}" stroke-width="3.4"/></pattern>`,
    );
    sheet.add(path(outline(area), streets));
  }
  for (const park of PARKS) sheet.add(path(outline(park), ink.park));
  sheet.add(path(outline(LAKE), ink.sea));
  for (const runway of RUNWAYS) sheet.add(road(runway, 15, ink.runway));
  for (const line of MAIN_ROADS) sheet.add(road(line, 13, ink.kerb));
  for (const line of SIDE_ROADS) sheet.add(road(line, 9, ink.sideKerb));
  for (const line of SIDE_ROADS) sheet.add(road(line, 6, ink.side));
  for (const line of MAIN_ROADS) sheet.add(road(line, 9, ink.road));
  sheet.add('</g>');
}

export const PENINSULA: Composition<'peninsula'> = {
  id: 'peninsula',
  title: 'Einfaldað kort af Reykjavík',
  draw: peninsula,
};
