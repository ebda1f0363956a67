/** Bytes of the header of a PMTiles file. */
export const pmtilesHeaderBytes = 127;

/** Places of the header's numbers (PMTiles 3, part 3): offset and length of each part of the file. */
const parts = { 'root directory': 8, metadata: 24, 'leaf directories': 40, 'tile data': 56 } as const;
const tileTypeAt = 99;
const vectorTiles = 1;

/**
 * What is wrong with a PMTiles file, by its first bytes and its size; nothing when it holds vector tiles and is whole.
 * Source: PMTiles specification, version 3.
 */
export function pmtilesFault(header: Uint8Array, size: number): string | undefined {
  if (header.length < pmtilesHeaderBytes || Buffer.from(header.subarray(0, 7)).toString() !== 'PMTiles')
    return 'it is no PMTiles file';
  if (header[7] !== 3) return `it is of version ${header[7]} of PMTiles, not 3`;
  if (header[tileTypeAt] !== vectorTiles) return 'it holds no vector tiles';
  const view = new DataView(header.buffer, header.byteOffset);
  const cut = Object.entries(parts).find(
    ([, at]) => view.getBigUint64(at, true) + view.getBigUint64(at + 8, true) > size,
  );
  return cut && `it ends within its ${cut[0]}`;
}
