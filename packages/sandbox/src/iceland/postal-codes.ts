import { POSTAL_CODE_TABLE } from './postal-code-table.ts';

export type Point = { lat: number; lng: number };

export type PostalCode = {
  code: string;
  place: string;
  placeDative: string;
  /** Four digits with leading zeros: 0000 is Reykjavík. */
  municipalityCode: string;
  municipality: string;
  point: Point;
};

/** The postal codes that have street addresses. */
export const POSTAL_CODES: ReadonlyMap<string, PostalCode> = new Map(
  POSTAL_CODE_TABLE.split('\n').map((line) => {
    const [code = '', place = '', placeDative = '', municipalityCode = '', municipality = '', point = ''] =
      line.split('|');
    return [code, { code, place, placeDative, municipalityCode, municipality, point: parsePoint(point) }];
  }),
);

/** A point written as `latitude,longitude`. */
export function parsePoint(text: string): Point {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  return { lat, lng };
}
