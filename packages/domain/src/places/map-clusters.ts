import type { Box } from './box.ts';
import type { Point } from './point.ts';

/** Zoom levels of the map, as in web maps: 0 the whole world in one tile of 256 points, 22 a doorstep. */
export const maxZoom = 22;

/** Squares per tile side: clusters stand about 64 screen points apart. */
const cellsPerTile = 4;

/** A square looks square on a Mercator map when its height in degrees is its width times cos(latitude); 65° here. */
const heightPerWidth = Math.cos((65 * Math.PI) / 180);

/** A square of the grid at one zoom level. */
export interface ClusterCell {
  zoom: number;
  x: number;
  y: number;
}

/**
 * Width and height of the grid's squares in degrees. The grid is plain degrees from 180° west and 90° south, so
 * that a database groups by the same `floor` as this file.
 */
export function clusterGrid(zoom: number): { width: number; height: number } {
  const level = Math.min(maxZoom, Math.max(0, Math.floor(zoom)));
  const width = 360 / (2 ** level * cellsPerTile);
  return { width, height: width * heightPerWidth };
}

/** The square that a position falls into. */
export function clusterCell(lat: number, lng: number, zoom: number): ClusterCell {
  const { width, height } = clusterGrid(zoom);
  const level = Math.min(maxZoom, Math.max(0, Math.floor(zoom)));
  return { zoom: level, x: Math.floor((lng + 180) / width), y: Math.floor((lat + 90) / height) };
}

/** A name for the square that is the same on every call; for maps and markers. */
export const clusterKey = ({ zoom, x, y }: ClusterCell): string => `${zoom}/${x}/${y}`;

/** The area of a square, to zoom into. */
export function clusterBox({ zoom, x, y }: ClusterCell): Box {
  const { width, height } = clusterGrid(zoom);
  return {
    south: y * height - 90,
    west: x * width - 180,
    north: (y + 1) * height - 90,
    east: (x + 1) * width - 180,
  };
}

/** Points of one square, at the mean of their positions. */
export interface Cluster<T> {
  key: string;
  point: Point;
  members: T[];
}

/** Groups points by square, in the order in which the squares first occur. */
export function clusterPoints<T extends Point>(points: Iterable<T>, zoom: number): Cluster<T>[] {
  const groups = new Map<string, T[]>();
  for (const point of points) {
    const key = clusterKey(clusterCell(point.lat, point.lng, zoom));
    const group = groups.get(key);
    if (group) group.push(point);
    else groups.set(key, [point]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    members,
    point: {
      lat: members.reduce((sum, { lat }) => sum + lat, 0) / members.length,
      lng: members.reduce((sum, { lng }) => sum + lng, 0) / members.length,
    },
  }));
}
