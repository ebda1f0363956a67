import type { Point } from '#places/point.ts';
import table from './district-points.json' with { type: 'json' };

/** A part of a postal code whose middle is known. It has no borders: nobody has drawn any. */
export interface DistrictPoint {
  code: string;
  name: string;
  /** The middle of its streets, which are named like it. */
  point: Point;
}

/** Parts of postal codes with the middle of their streets (names: common usage; points: Staðfangaskrá, HMS, CC BY 4.0). */
export const districtPoints: readonly DistrictPoint[] = table.rows.map((row) => {
  const [code = '', name = '', lat, lng] = row.split(' ');
  return { code, name, point: { lat: Number(lat), lng: Number(lng) } };
});
