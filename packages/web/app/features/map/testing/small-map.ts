/// <reference path="./tile-packages.d.ts" />
import GeoJSONVT from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import { fromGeojsonVt } from 'vt-pbf';

/** The only zoom of the file; nearer, its tiles are enlarged. */
const zoom = 6;
/** West, south, east, north: all of Iceland. */
const box = [-25, 63, -13, 67] as const;
const headerBytes = 127;

export interface SmallMap {
  /** Each layer of Protomaps by its name, with one shape over the whole box. */
  layers: Readonly<Record<string, Record<string, string>>>;
  attribution?: string;
}

/** A small PMTiles file (version 3, nothing packed) whose layers cover Iceland with one shape each. */
export function smallMap({ layers, attribution }: SmallMap): Buffer {
  const tiles = tilesOf(layers);
  const metadata = Buffer.from(
    JSON.stringify({ vector_layers: [], ...(attribution ? { attribution } : {}) }),
  );
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const directory = directoryOf(tiles);
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles');
  header[7] = 3;
  const at = { directory: headerBytes, metadata: headerBytes + directory.length };
  const dataAt = at.metadata + metadata.length;
  const numbers = [
    at.directory,
    directory.length,
    at.metadata,
    metadata.length,
    dataAt,
    0,
    dataAt,
    data.length,
    tiles.length,
    tiles.length,
    tiles.length,
  ];
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + 8 * index);
  // In order, neither directory nor tiles packed, vector tiles, of one zoom.
  header.set([1, 1, 1, 1, zoom, zoom], 96);
  for (const [index, degrees] of box.entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, directory, metadata, data]);
}

interface Tile {
  id: number;
  bytes: Buffer;
}

function tilesOf(layers: SmallMap['layers']): Tile[] {
  const [west, south, east, north] = box;
  const ring = [west, south, east, south, east, north, west, north, west, south];
  const coordinates = Array.from({ length: ring.length / 2 }, (_, index) =>
    ring.slice(2 * index, 2 * index + 2),
  );
  const indexes = Object.entries(layers).map(
    ([name, properties]) =>
      [
        name,
        new GeoJSONVT(
          { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [coordinates] } },
          { maxZoom: zoom, indexMaxZoom: zoom, indexMaxPoints: 0 },
        ),
      ] as const,
  );
  const places = indexes[0]![1].tileCoords.filter(({ z }) => z === zoom);
  return places
    .map(({ z, x, y }) => ({
      id: zxyToTileId(z, x, y),
      bytes: Buffer.from(
        fromGeojsonVt(Object.fromEntries(indexes.map(([name, index]) => [name, index.getTile(z, x, y)!])), {
          version: 2,
        }),
      ),
    }))
    .sort((a, b) => a.id - b.id);
}

/** The directory as columns of varints: ids by their differences, runs, lengths, and places one after the other. */
function directoryOf(tiles: readonly Tile[]): Buffer {
  const ids = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0));
  const lengths = tiles.map(({ bytes }) => bytes.length);
  // The first tile stands at 0, written as 1; 0 means "right after the one before".
  const places = tiles.map((_, index) => (index === 0 ? 1 : 0));
  return Buffer.from([tiles.length, ...ids, ...tiles.map(() => 1), ...lengths, ...places].flatMap(varint));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
