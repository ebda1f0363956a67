import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxHas } from './box.ts';
import { clusterBox, clusterCell, clusterGrid, clusterKey, clusterPoints, maxZoom } from './map-clusters.ts';

const point = fc.record({
  lat: fc.double({ min: 63, max: 67, noNaN: true }),
  lng: fc.double({ min: -25, max: -13, noNaN: true }),
});
const zoom = fc.integer({ min: 0, max: maxZoom });

describe('map clusters', () => {
  it('put every point into a square that holds it', () => {
    fc.assert(
      fc.property(point, zoom, ({ lat, lng }, level) => {
        const box = clusterBox(clusterCell(lat, lng, level));
        const slack = clusterGrid(level).width * 1e-6;
        const wide = {
          south: box.south - slack,
          west: box.west - slack,
          north: box.north + slack,
          east: box.east + slack,
        };
        expect(boxHas(wide, { lat, lng })).toBe(true);
      }),
    );
  });

  it('halve their squares with each level and keep to the levels of the map', () => {
    expect(clusterGrid(10).width).toBeCloseTo(clusterGrid(9).width / 2, 12);
    expect(clusterGrid(99)).toEqual(clusterGrid(maxZoom));
    expect(clusterGrid(-1)).toEqual(clusterGrid(0));
    expect(clusterCell(64, -22, 12.7)).toEqual(clusterCell(64, -22, 12));
  });

  it('lose no point and double none', () => {
    fc.assert(
      fc.property(fc.array(point), zoom, (points, level) => {
        const clusters = clusterPoints(points, level);
        expect(clusters.flatMap(({ members }) => members)).toHaveLength(points.length);
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length);
      }),
    );
  });

  it('stand at the middle of their members', () => {
    const [one] = clusterPoints(
      [
        { lat: 64.14, lng: -21.93 },
        { lat: 64.16, lng: -21.91 },
      ],
      3,
    );
    expect(one?.point.lat).toBeCloseTo(64.15, 6);
    expect(one?.point.lng).toBeCloseTo(-21.92, 6);
    expect(one?.key).toBe(clusterKey(clusterCell(64.15, -21.92, 3)));
  });
});
