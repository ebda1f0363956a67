import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { mapTiles } from '@heima/domain/platform/endpoints.ts';
import type { Services } from '#platform/services.ts';
import { pmtilesFault, pmtilesHeaderBytes } from './pmtiles-header.ts';

/** The name that a map file of the store is served under; nothing for one that is served in front of the program. */
export const servedName = (tiles: string): string | undefined =>
  tiles.startsWith('/') ? undefined : path.posix.basename(tiles);

/**
 * Where the browser finds the map of streets: a MapLibre style, or a PMTiles file. A file of the store is looked at once,
 * when the program starts: one that is missing or broken is logged, and the pages keep to the base map.
 */
export async function streetMapAddress({
  config,
  files,
  log,
}: Pick<Services, 'config' | 'files' | 'log'>): Promise<string | undefined> {
  const tiles = config.MAP_TILES;
  if (!tiles) return config.MAP_STYLE_URL;
  const name = servedName(tiles);
  if (!name) return tiles;
  const fault = await faultOf(files, tiles).catch((error: Error) => error.message);
  if (!fault) return mapTiles.path.replace(':file', name);
  log.error({ file: tiles, fault }, 'the map file cannot be used; the base map is shown');
  return undefined;
}

async function faultOf(files: Services['files'], name: string): Promise<string | undefined> {
  const file = await files.open(name, { first: 0, last: pmtilesHeaderBytes - 1 });
  return file ? pmtilesFault(await buffer(file.bytes), file.size) : 'there is no such file';
}
