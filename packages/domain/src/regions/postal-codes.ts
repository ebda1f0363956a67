import type { Box } from '#places/box.ts';
import type { Point } from '#places/point.ts';
import { type City, cityById } from './cities.ts';
import districts from './districts.json' with { type: 'json' };
import { municipalityName, officialRegionOf } from './municipalities.ts';
import table from './postal-codes.json' with { type: 'json' };
import type { OfficialRegion, PostalCodeKind } from './region-kinds.ts';

/** A postal code. Its slug in bodies (`postal_code_slug`) and its id are the code itself (C49). */
export interface PostalCode {
  code: string;
  kind: PostalCodeKind;
  /** Only these hold homes; the others are never offered for a dwelling or as a filter. */
  isSearchable: boolean;
  /** Place printed after the code; 225 is Garðabær although people say Álftanes. */
  city: City;
  municipality: { code: string; name: string };
  officialRegion: OfficialRegion;
  /** Neighbourhood names as housing sites label the code; absent where the place name says it all. */
  label: string | undefined;
  /** Parts of the code by the names people use for them. */
  parts: readonly string[];
  /** Addresses of the register with this code, October 2025. */
  addresses: number;
  /** The median address; absent for codes without addresses. */
  point: Point | undefined;
  /** Around a sample of the code's addresses; the register gives the exact one once it is loaded. */
  box: Box | undefined;
}

const named: Readonly<Record<string, { label: string | null; parts: string[] } | undefined>> = districts;

function readRow(row: string): PostalCode {
  const [code = '', kind, city = '', municipality = '', ...figures] = row.split(' ');
  const [addresses = 0, lat, lng, south, west, north, east] = figures
    .filter((text) => text !== '-')
    .map(Number);
  return {
    code,
    kind: kind as PostalCodeKind,
    isSearchable: kind === 'town' || kind === 'rural',
    city: cityById(city)!,
    municipality: { code: municipality, name: municipalityName(municipality)! },
    officialRegion: officialRegionOf(municipality),
    label: named[code]?.label ?? undefined,
    parts: named[code]?.parts ?? [],
    addresses,
    point: lat === undefined || lng === undefined ? undefined : { lat, lng },
    box:
      south === undefined || west === undefined || north === undefined || east === undefined
        ? undefined
        : { south, west, north, east },
  };
}

/**
 * All 195 postal codes in order. Codes and places: postur.is; addresses, points and boxes: Staðfangaskrá, HMS,
 * CC BY 4.0. Labels are those of housing sites; labels of 161, 200, 210 and 600 and the names of parts are common
 * usage and no register.
 */
export const postalCodes: readonly PostalCode[] = table.rows.map(readRow);

/** The codes that hold homes. */
export const searchablePostalCodes = postalCodes.filter((one) => one.isSearchable);

const byCode = new Map(postalCodes.map((one) => [one.code, one]));

/** The postal code of a slug, id or code; nothing for anything else. */
export const postalCodeByCode = (code: string): PostalCode | undefined => byCode.get(code);

/** Whether a home can have this code. */
export const isHomePostalCode = (code: string): boolean => byCode.get(code)?.isSearchable ?? false;

/** Code and place as on an envelope: 101 Reykjavík. */
export const showPostalCode = ({ code, city }: PostalCode): string => `${code} ${city.name}`;
