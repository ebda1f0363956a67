import { listMapLabels } from '@heima/domain/places/endpoints.ts';
import type { Map as LibreMap } from 'maplibre-gl';
import { callApi } from '#platform/api/call-api.ts';
import { numberZoom, streetNameZoom } from './street-name-zoom.ts';

interface StreetName {
  type: 'Feature';
  properties: { kind: 'street' | 'number'; name: string; angle: number };
  geometry: { type: 'Point'; coordinates: [number, number] };
}

export interface StreetNames {
  type: 'FeatureCollection';
  features: StreetName[];
}

/** Boxes begin and end at such steps, so that small moves ask nothing and caches serve many; in degrees. */
const step = { lat: 0.005, lng: 0.01 };
const down = (value: number, by: number) => (Math.floor(value / by) * by).toFixed(3);
const up = (value: number, by: number) => (Math.ceil(value / by) * by).toFixed(3);

/** What the window of the map asks for; nothing where no street has a name yet. */
export function askedLabels(map: Pick<LibreMap, 'getBounds' | 'getZoom'>) {
  const zoom = map.getZoom();
  if (zoom < streetNameZoom) return undefined;
  const bounds = map.getBounds();
  return {
    boundaries_south_west: `${down(bounds.getSouth(), step.lat)},${down(bounds.getWest(), step.lng)}`,
    boundaries_north_east: `${up(bounds.getNorth(), step.lat)},${up(bounds.getEast(), step.lng)}`,
    with_numbers: zoom >= numberZoom,
  };
}

/** The names in a box; nothing when they cannot be had, the map then does without. */
export async function fetchStreetNames(
  query: NonNullable<ReturnType<typeof askedLabels>>,
): Promise<StreetNames | undefined> {
  // Without the names the map still shows land and towns.
  const answer = await callApi(listMapLabels, { query }).catch(() => undefined);
  return (
    answer && {
      type: 'FeatureCollection',
      features: [
        ...answer.streets.map((one) => feature('street', one)),
        ...answer.numbers.map((one) => feature('number', { ...one, angle: 0 })),
      ],
    }
  );
}

const feature = (
  kind: 'street' | 'number',
  { name, angle, lat, lng }: { name: string; angle: number; lat: number; lng: number },
): StreetName => ({
  type: 'Feature',
  properties: { kind, name, angle },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
