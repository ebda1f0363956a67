/** What we use of two packages that bring no types. */
declare module 'geojson-vt' {
  interface Tile {
    features: readonly object[];
  }
  export default class GeoJSONVT {
    constructor(data: object, options?: { maxZoom?: number; indexMaxZoom?: number; indexMaxPoints?: number });
    tileCoords: readonly { z: number; x: number; y: number }[];
    getTile(z: number, x: number, y: number): Tile | null;
  }
}

declare module 'vt-pbf' {
  export function fromGeojsonVt(layers: Record<string, object>, options?: { version?: number }): Uint8Array;
}
