import type { Language } from '@heima/domain/shared/language.ts';
import type { StyleSpecification } from 'maplibre-gl';
import farUrl from '#features/map/build/far.json?url';
import nearUrl from '#features/map/build/near.json?url';
import { fetchFile } from '#platform/api/fetch-file.ts';
import type { Scheme } from './map-style.ts';
import { type MapShapes, smoothShapes } from './smooth-shapes.ts';

/** The coarse coast; nothing when it cannot be had. */
export const fetchFarShapes = (): Promise<MapShapes | undefined> => fetchFile(farUrl);

/** The finer coast, fetched when somebody first looks that close; nothing when it cannot be had. */
export async function fetchNearShapes(): Promise<MapShapes | undefined> {
  const shapes = await fetchFile<MapShapes>(nearUrl);
  return shapes && smoothShapes(shapes);
}

/** The operator's map of streets, by scheme. */
export type StreetMap = (scheme: Scheme) => StyleSpecification;

/** The style or the PMTiles file of the operator; nothing when it cannot be had, the map then keeps to its own. */
export async function fetchStreetMap(url: string, language: Language): Promise<StreetMap | undefined> {
  if (url.endsWith('.pmtiles')) {
    // Without the code that reads the file the base map still shows where things are.
    const part = await import('./vector-map.ts').catch(() => undefined);
    return part?.openVectorMap(url, language);
  }
  const style = await fetchFile<StyleSpecification>(url);
  return style && (() => style);
}
