import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { placeLabels } from './place-labels.ts';
import type { MapShapes } from './smooth-shapes.ts';
import { numberZoom, streetNameZoom } from './street-name-zoom.ts';
import type { StreetNames } from './street-names.ts';

/** From this zoom a style that the operator has chosen takes the place of ours. */
const streetStyleZoom = 11.5;
/** From this zoom the coast is drawn from the finer of the two files. */
export const nearZoom = 8;

/** From this zoom the parts of a postal code are named instead of the code. */
const districtZoom = 12.3;
/** From these zooms streets have names and houses have numbers, where no other style draws them. */

export const schemes = {
  day: { sea: '#c3dae3', coast: '#9fbcc8', land: '#f3f3ee', text: '#46545f', halo: '#f3f3ee' },
  night: { sea: '#0a1822', coast: '#5c7482', land: '#33444f', text: '#dbe4ea', halo: '#1c2931' },
} as const;
export type Scheme = keyof typeof schemes;

/** What has come besides the style itself. */
export interface MapParts {
  /** The coarse coast; until it has come, everything is land, so that no town stands in the sea. */
  far?: MapShapes | undefined;
  /** The finer coast. */
  near?: MapShapes | undefined;
  /** The shapes that are drawn by now; the sea shows only around those. */
  drawn?: 'far' | 'near' | undefined;
  /** Names of streets and numbers of houses around the window. */
  labels?: StreetNames | undefined;
  /** The style that takes over at street zoom, by scheme. */
  street?: ((scheme: Scheme) => StyleSpecification) | undefined;
}

export const ownFont = ['Onest Variable', 'sans-serif'];
/** Names of the sources, beside those of another style. */
const own = { far: 'heima-far', near: 'heima-near', names: 'heima-names', streets: 'heima-streets' } as const;

/**
 * The map in Heima's colours: sea, land and lakes, names of towns and postal codes. Land is painted first: the sea
 * comes with the coast around it.
 */
export function mapStyle(
  scheme: Scheme,
  { far, near, drawn, labels, street: streetOf }: MapParts = {},
): StyleSpecification {
  const street = streetOf?.(scheme);
  const font = street ? (fontOf(street) ?? ownFont) : ownFont;
  return {
    version: 8,
    ...(street?.glyphs ? { glyphs: street.glyphs } : {}),
    ...(street?.sprite ? { sprite: street.sprite } : {}),
    sources: {
      ...(far ? { [own.far]: { type: 'geojson' as const, data: far as never, tolerance: 0.2 } } : {}),
      ...(near
        ? { [own.near]: { type: 'geojson' as const, data: near as never, tolerance: 0.2, maxzoom: 14 } }
        : {}),
      ...(labels && !street ? { [own.streets]: { type: 'geojson' as const, data: labels } } : {}),
      [own.names]: { type: 'geojson', data: placeLabels() },
      ...street?.sources,
    },
    layers: [
      ...ground(scheme, { far, near, drawn }),
      ...streetLayers(street),
      ...(labels && !street ? streetNames(scheme, font) : []),
      ...names(scheme, font, street !== undefined),
    ],
  };
}

function ground(scheme: Scheme, { far, near, drawn }: MapParts): LayerSpecification[] {
  const { sea, coast, land } = schemes[scheme];
  // The coarse coast stays under the finer one until that is drawn.
  const levels = [
    ...(far ? [{ source: own.far, zooms: drawn === 'near' ? { maxzoom: nearZoom } : {} }] : []),
    ...(near ? [{ source: own.near, zooms: { minzoom: nearZoom } }] : []),
  ];
  const shapes = [
    { kind: 'land', color: land },
    { kind: 'lake', color: sea },
  ];
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': drawn ? sea : land } },
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
  const end = hasStreets ? streetStyleZoom : 24;
  const layer = (
    kind: string,
    [minzoom, maxzoom]: [number, number],
    size: [number, number],
  ): LayerSpecification => ({
    id: `${kind}-names`,
    type: 'symbol',
    source: own.names,
    minzoom,
    ...(Math.min(maxzoom, end) < 24 ? { maxzoom: Math.min(maxzoom, end) } : {}),
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, size[0], 13, size[1]],
      // Districts lie among streets, whose names are written plainly.
      ...(kind === 'part' ? { 'text-letter-spacing': 0.14, 'text-transform': 'uppercase' as const } : {}),
      'text-padding': 6,
      'text-max-width': 9,
      'symbol-sort-key': ['-', 0, ['get', 'weight']],
    },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  });
  return [
    ...(hasStreets ? [] : [layer('part', [districtZoom, 24], [10, 12.5])]),
    layer('code', [10.5, 24], [11, 13]),
    layer('parted', [10.5, districtZoom], [11, 13]),
    layer('town', [5, 24], [11.5, 15]),
  ];
}

/** Names along their streets, and close by the numbers of the houses. */
function streetNames(scheme: Scheme, font: string[]): LayerSpecification[] {
  const { text, halo } = schemes[scheme];
  const paint = { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.2 };
  return [
    {
      id: 'house-numbers',
      type: 'symbol',
      source: own.streets,
      minzoom: numberZoom,
      filter: ['==', ['get', 'kind'], 'number'],
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 10.5, 'text-padding': 2 },
      paint: { ...paint, 'text-opacity': 0.85 },
    },
    {
      id: 'street-names',
      type: 'symbol',
      source: own.streets,
      minzoom: streetNameZoom,
      filter: ['==', ['get', 'kind'], 'street'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 17, 13],
        'text-rotate': ['get', 'angle'],
        'text-max-width': 30,
        'text-padding': 3,
      },
      paint,
    },
  ];
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
