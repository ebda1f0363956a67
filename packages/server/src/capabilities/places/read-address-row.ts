import { readHouseNumber, showHouseNumber } from '@heima/domain/places/house-number.ts';
import { municipalityName } from '@heima/domain/regions/municipalities.ts';
import { postalCodeByCode } from '@heima/domain/regions/postal-codes.ts';
import type { AddressFileRow } from './address-file.ts';

/** An address as the tables keep it. */
export interface AddressRow {
  id: string;
  streetId: string;
  name: string;
  dative: string;
  postalCode: string | null;
  municipalityCode: string;
  number: string | null;
  building: string | null;
  lat: number | null;
  lng: number | null;
  /** The register's point of the house itself; an address can have several points. */
  isHousePoint: boolean;
}

/** Why a row was left out. */
export const rowFaults = [
  'columns',
  'characters',
  'id',
  'name',
  'municipality',
  'postalCode',
  'number',
  'position',
] as const;
export type RowFault = (typeof rowFaults)[number];

/** Iceland with its islands. */
const land = { south: 62.8, north: 67.5, west: -25.5, east: -12.5 };
const longestName = 100;

const squeeze = (text: string | undefined): string =>
  (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A street of one postal code, or, where an address has none, of one municipality. */
export const streetIdOf = (name: string, postalCode: string | null, municipalityCode: string): string =>
  `${postalCode ?? municipalityCode}/${name}`;

/** Stands for the staðfanganúmer where a file has none: the same address has the same in every file. */
export const addressKey = (streetId: string, number: string | null, building: string | null): string =>
  `${streetId}/${number ?? building ?? ''}`;

/** Reads a row of the address register, or answers what is wrong with it. */
export function readAddressRow({ cells, isWhole }: AddressFileRow): AddressRow | { fault: RowFault } {
  if (!isWhole) return { fault: 'columns' };
  const cell = (...names: string[]): string =>
    squeeze(cells.get(names.find((name) => cells.has(name)) ?? ''));
  for (const text of cells.values()) if (/\p{Cc}/u.test(text)) return { fault: 'characters' };

  const name = cell('HEITI_NF');
  const building = cell('SERHEITI') || null;
  if (!name || name.length > longestName || (building?.length ?? 0) > longestName) return { fault: 'name' };
  const municipalityCode = cell('SVFNR');
  if (!/^\d{4}$/.test(municipalityCode)) return { fault: 'municipality' };
  const postalCode = cell('POSTNR') || null;
  if (postalCode && !postalCodeByCode(postalCode)) return { fault: 'postalCode' };
  if (!postalCode && !municipalityName(municipalityCode)) return { fault: 'municipality' };
  const number = readNumber(cell);
  if (number === undefined) return { fault: 'number' };
  const point = readPoint(cell('N_HNIT_WGS84', 'LAT_WGS84'), cell('E_HNIT_WGS84', 'LNG_WGS84'));
  if (!point) return { fault: 'position' };

  const streetId = streetIdOf(name, postalCode, municipalityCode);
  const registered = cells.has('HEINUM') ? cell('HEINUM') : addressKey(streetId, number, building);
  if (cells.has('HEINUM') && !/^\d{5,10}$/.test(registered)) return { fault: 'id' };
  return {
    id: registered,
    streetId,
    name,
    dative: cell('HEITI_TGF') || name,
    postalCode,
    municipalityCode,
    number,
    building,
    ...point,
    isHousePoint: cell('TEGHNIT') === '1',
  };
}

/** 12, 12B, 8-16; a letter alone for some farms; null without one; nothing when it cannot be a number. */
function readNumber(cell: (...names: string[]) => string): string | null | undefined {
  const digits = cell('HUSNR');
  const parts = digits === '0' ? '' : `${digits}${cell('BOKST')}`;
  const marking = cell('HUSMERKING') || parts;
  if (!marking) return null;
  const last = /\d{1,4}/.exec(cell('VIDSK'))?.[0];
  const whole = last && !marking.includes('-') ? `${marking}-${last}` : marking;
  const number = readHouseNumber(whole);
  if (number) return showHouseNumber(number);
  return /^\p{L}{1,2}$/u.test(marking) ? marking.toUpperCase() : undefined;
}

/** Latitude and longitude, with a decimal point or comma; both null where the register has none. */
function readPoint(north: string, east: string): { lat: number | null; lng: number | null } | undefined {
  if (!north && !east) return { lat: null, lng: null };
  const [lat, lng] = [north, east].map((text) =>
    /^-?\d{1,3}([.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN,
  );
  const isInIceland = lat! >= land.south && lat! <= land.north && lng! >= land.west && lng! <= land.east;
  return isInIceland ? { lat: lat!, lng: lng! } : undefined;
}
