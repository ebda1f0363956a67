import { mapTiles as contract } from '@heima/domain/platform/endpoints.ts';
import { fileRoute } from '#platform/http/file-route.ts';
import { servedName } from './street-map.ts';

/** The map file of the configuration; no other file of the store can be had so. */
export const mapTiles = fileRoute(contract, async ({ params }, { config }) => {
  const stored = config.MAP_TILES;
  return stored && servedName(stored) === params.file
    ? { content: { stored }, type: contract.types[0] }
    : undefined;
});
