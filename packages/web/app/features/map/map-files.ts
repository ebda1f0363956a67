import type { StyleSpecification } from 'maplibre-gl';
import farUrl from '#features/map/build/far.json?url';
import nearUrl from '#features/map/build/near.json?url';
import { fetchFile } from '#platform/api/fetch-file.ts';
import { type MapShapes, smoothShapes } from './smooth-shapes.ts';

/** The coarse coast; nothing when it cannot be had. */
export const fetchFarShapes = (): Promise<MapShapes | undefined> => fetchFile(farUrl);

/** The finer coast, fetched when somebody first looks that close; nothing when it cannot be had. */
export async function fetchNearShapes(): Promise<MapShapes | undefined> {
  const shapes = await fetchFile<MapShapes>(nearUrl);
  return shapes && smoothShapes(shapes);
}

/** The style of the operator; nothing when it cannot be had, the map then keeps to its own. */
export const fetchStreetStyle = (url: string): Promise<StyleSpecification | undefined> => fetchFile(url);
