import { foldText } from './fold-text.ts';
import { POSTAL_CODES, type Point, type PostalCode, parsePoint } from './postal-codes.ts';
import { STREETS } from './streets.ts';

/** What stands there: decides which properties the register knows at the address. */
export type Building =
  | { kind: 'detached' | 'business' | 'unappraised' | 'farm' }
  | { kind: 'flats' | 'parts'; count: number };

export type Address = {
  /** Staðfanganúmer. */
  addressNumber: number;
  /** Landeignanúmer. */
  landNumber: number;
  street: string;
  streetDative: string;
  number: number | null;
  letter: string;
  houseName: string | null;
  postal: PostalCode;
  point: Point;
  building: Building;
};

/** Houses stand about fifteen metres apart along the invented streets. */
const HOUSE_STEP_DEGREES = 0.00014;
const FIRST_ADDRESS_NUMBER = 1_000_101;
const FIRST_LAND_NUMBER = 100_101;

/** About two hundred invented addresses over real streets, postal codes and declensions. */
export const ADDRESSES: readonly Address[] = STREETS.split('\n')
  .flatMap(readStreet)
  .map((address, index) => ({
    ...address,
    addressNumber: FIRST_ADDRESS_NUMBER + index * 7,
    landNumber: FIRST_LAND_NUMBER + index * 3,
  }));

function readStreet(line: string): Omit<Address, 'addressNumber' | 'landNumber'>[] {
  const [code = '', street = '', streetDative = '', point = '', houses = ''] = line.split('|');
  const postal = POSTAL_CODES.get(code);
  if (!postal) throw new Error(`street ${street} has an unknown postal code ${code}`);
  const { lat, lng } = parsePoint(point);
  return houses.split(' ').map((house, index) => {
    const [label = '', kind = ''] = house.split(':');
    const [numberAndLetter = '', houseName = null] = label.split('/');
    const [, digits, letter = ''] = /^(\d+)(\w*)$/.exec(numberAndLetter) ?? [];
    const step = index * HOUSE_STEP_DEGREES;
    return {
      street,
      streetDative,
      number: digits === undefined ? null : Number(digits),
      letter,
      houseName,
      postal,
      point: { lat: Number((lat + step).toFixed(6)), lng: Number((lng + step).toFixed(6)) },
      building: digits === undefined ? { kind: 'farm' } : buildingOf(kind),
    };
  });
}

function buildingOf(kind: string): Building {
  if (kind.startsWith('f')) return { kind: 'flats', count: Number(kind.slice(1)) };
  if (kind.startsWith('p')) return { kind: 'parts', count: Number(kind.slice(1)) };
  if (kind === 'v') return { kind: 'business' };
  return { kind: kind === '0' ? 'unappraised' : 'detached' };
}

/** House number with its letter, `8A`; empty for a farm. */
export function houseNumber(address: Address): string {
  return address.number === null ? '' : `${address.number}${address.letter}`;
}

/** Street and number as registers list them, `Borgartún 8A`. */
export function addressLine(address: Address): string {
  return `${address.street} ${houseNumber(address)}`.trim();
}

/** Street and number as people write where they live, `Borgartúni 8A`. */
export function addressLineDative(address: Address): string {
  return `${address.streetDative} ${houseNumber(address)}`.trim();
}

/**
 * Addresses whose words begin with all words of the text: street in either case form, house name, number, place,
 * municipality or postal code. The street spelled out in full comes first, then by number and letter.
 */
export function searchAddresses(text: string): Address[] {
  const wanted = words(text);
  if (wanted.length === 0) return [];
  const exact = (address: Address) => (wanted.includes(foldText(address.street)) ? 0 : 1);
  return SEARCHABLE.filter(({ terms, codes }) =>
    wanted.every((word) => codes.includes(word) || terms.some((term) => term.startsWith(word))),
  )
    .map(({ address }) => address)
    .sort(
      (a, b) =>
        exact(a) - exact(b) ||
        a.street.localeCompare(b.street, 'is') ||
        (a.number ?? 0) - (b.number ?? 0) ||
        a.letter.localeCompare(b.letter) ||
        a.postal.code.localeCompare(b.postal.code),
    );
}

function words(text: string): string[] {
  return foldText(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

const SEARCHABLE = ADDRESSES.map((address) => ({
  address,
  terms: words(
    [
      address.street,
      address.streetDative,
      address.houseName ?? '',
      houseNumber(address),
      address.postal.place,
      address.postal.placeDative,
      address.postal.municipality,
    ].join(' '),
  ),
  // A postal code counts only as a whole: `8` is the beginning of a house number, not of 800 Selfoss.
  codes: [address.postal.code],
}));
