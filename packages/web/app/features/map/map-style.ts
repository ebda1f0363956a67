import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import farUrl from '#features/map/build/far.json?url';
import nearUrl from '#features/map/build/near.json?url';
import { fetchFile } from '#platform/api/fetch-file.ts';
import { placeLabels } from './place-labels.ts';
import { type MapShapes, smoothShapes } from './smooth-shapes.ts';

/** From this zoom a style that the operator has chosen takes the place of ours. */
const streetStyleZoom = 11.5;
/** From this zoom the coast is drawn from the finer of the two files. */
export const nearZoom = 8;

const schemes = {
  day: { sea: '#cfe0e6', coast: '#b9ced6', land: '#f3f3ee', text: '#51606e', halo: '#f3f3ee' },
  night: { sea: '#132430', coast: '#2c3f4a', land: '#1d2a33', text: '#a6b4bf', halo: '#1d2a33' },
} as const;
export type Scheme = keyof typeof schemes;

const ownFont = ['Onest Variable', 'sans-serif'];
/** The worker that fetches them has no address that could complete theirs. */
const absolute = (url: string): string => new URL(url, location.href).href;

/** Names of the sources, beside those of another style. */
const own = { far: 'heima-far', near: 'heima-near', names: 'heima-names' } as const;

/**
 * The map in Heima's colours: sea, land and lakes, names of towns and postal codes. `near` is the finer coast once it
 * has come, `street` the style that takes over at street zoom.
 */
export function mapStyle(
  scheme: Scheme,
  { near, street }: { near?: MapShapes | undefined; street?: StyleSpecification | undefined } = {},
): StyleSpecification {
  const font = street ? (fontOf(street) ?? ownFont) : ownFont;
  return {
    version: 8,
    ...(street?.glyphs ? { glyphs: street.glyphs } : {}),
    ...(street?.sprite ? { sprite: street.sprite } : {}),
    sources: {
      [own.far]: { type: 'geojson', data: absolute(farUrl), tolerance: 0.2 },
      ...(near
        ? { [own.near]: { type: 'geojson' as const, data: near as never, tolerance: 0.2, maxzoom: 14 } }
        : {}),
      [own.names]: { type: 'geojson', data: placeLabels() },
      ...street?.sources,
    },
    layers: [
      ...ground(scheme, near !== undefined),
      ...streetLayers(street),
      ...names(scheme, font, street !== undefined),
    ],
  };
}

function ground(scheme: Scheme, hasNear: boolean): LayerSpecification[] {
  const { sea, coast, land } = schemes[scheme];
  const levels = hasNear
    ? [
        { source: own.far, zooms: { maxzoom: nearZoom } },
        { source: own.near, zooms: { minzoom: nearZoom } },
      ]
    : [{ source: own.far, zooms: {} }];
  const shapes = [
    { kind: 'land', color: land },
    { kind: 'lake', color: sea },
  ];
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    ...levels.flatMap(({ source, zooms }) =>
      shapes.flatMap(({ kind, color }): LayerSpecification[] => [
        {
          id: `${source}-${kind}`,
          type: 'fill',
          source,
          ...zooms,
          filter: ['==', ['get', 'kind'], kind],
          paint: { 'fill-color': color },
        },
        {
          id: `${source}-${kind}-edge`,
          type: 'line',
          source,
          ...zooms,
          filter: ['==', ['get', 'kind'], kind],
          layout: { 'line-join': 'round' },
          paint: {
            'line-color': coast,
            'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.6, 12, 1.6, 16, 2.5],
          },
        },
      ]),
    ),
  ];
}

function names(scheme: Scheme, font: string[], hasStreets: boolean): LayerSpecification[] {
  const { text, halo } = schemes[scheme];
  const end = hasStreets ? { maxzoom: streetStyleZoom } : {};
  const layer = (id: string, kind: string, minzoom: number, size: [number, number]): LayerSpecification => ({
    id,
    type: 'symbol',
    source: own.names,
    minzoom,
    ...end,
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, size[0], 13, size[1]],
      'text-padding': 6,
      'text-max-width': 9,
      'symbol-sort-key': ['-', 0, ['get', 'weight']],
    },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  });
  return [layer('code-names', 'code', 10.5, [11, 13]), layer('town-names', 'town', 5, [11.5, 15])];
}

const streetLayers = (street: StyleSpecification | undefined): LayerSpecification[] =>
  (street?.layers ?? []).map((layer) => ({
    ...layer,
    minzoom: Math.max(layer.minzoom ?? 0, streetStyleZoom),
  }));

/** A font that the other style's server surely has. */
function fontOf({ layers }: StyleSpecification): string[] | undefined {
  for (const layer of layers)
    if (layer.type === 'symbol' && Array.isArray(layer.layout?.['text-font']))
      return layer.layout['text-font'] as string[];
  return undefined;
}

/** The finer coast, fetched when somebody first looks that close; nothing when it cannot be had. */
export async function fetchNearShapes(): Promise<MapShapes | undefined> {
  const shapes = await fetchFile<MapShapes>(nearUrl);
  return shapes && smoothShapes(shapes);
}

/** The style of the operator; nothing when it cannot be had, the map then keeps to its own. */
export const fetchStreetStyle = (url: string): Promise<StyleSpecification | undefined> => fetchFile(url);
