import { createIdSource } from '#core/id-source.ts';
import { ADDRESSES, type Address, addressLine, houseNumber, searchAddresses } from './addresses.ts';
import { foldText } from './fold-text.ts';
import { DISTRICTS, REGIONS, TOWNS } from './place-table.ts';
import { type Point, type PostalCode, parsePoint } from './postal-codes.ts';

export type Box = { southWest: Point; northEast: Point };

export type Place = {
  id: string;
  kind: 'region' | 'town' | 'district' | 'street' | 'address';
  name: string;
  /** The town of a district, the region of a town; null for a region. */
  within: string | null;
  postal: PostalCode | null;
  /** Street and number of an address, the street's own name otherwise. */
  street: string | null;
  houseNumber: string | null;
  point: Point;
  box: Box;
};

const METRES_PER_DEGREE = 111_320;
const STREET_RADIUS_M = 350;
const HOUSE_RADIUS_M = 60;

/** Regions, towns, districts, streets and addresses; the larger come first, as a map service suggests them. */
export const PLACES: readonly Place[] = [
  ...REGIONS.split('\n').map((line) => fromBox('region', line)),
  ...TOWNS.split('\n').map((line) => fromBox('town', line)),
  ...DISTRICTS.split('\n').map(district),
  ...[...new Map(ADDRESSES.map((one) => [`${one.street}/${one.postal.code}`, one])).values()].map(street),
  ...ADDRESSES.map(placeOfAddress),
];

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));

/** The place with this id. */
export function findPlace(id: string): Place | undefined {
  return BY_ID.get(id);
}

/** Places whose words begin with all words of the text, best first. Houses come in only with a number. */
export function searchPlaces(text: string): Place[] {
  const folded = foldText(text).trim();
  const wanted = folded.split(/[\s,]+/).filter((word) => word !== '');
  if (wanted.length === 0) return [];
  // A number after a word is a house; after a comma it is a postal code.
  const withNumber = /\p{L}\s+\d/u.test(text);
  const found = PLACES.filter((place) => place.kind !== 'address')
    .filter((place) => wanted.every((word) => termsOf(place).some((term) => term.startsWith(word))))
    .sort((a, b) => rank(a, folded) - rank(b, folded));
  const houses = withNumber ? searchAddresses(text).map((address) => placeOfAddress(address)) : [];
  return [...houses, ...found];
}

/** The smallest place around a point, or the nearest one of the given kinds. */
export function placeAt(point: Point, kinds: readonly Place['kind'][]): Place | undefined {
  return PLACES.filter((place) => kinds.includes(place.kind))
    .map((place) => ({ place, far: distance(place.point, point) }))
    .sort((a, b) => a.far - b.far)[0]?.place;
}

/** Metres between two points, near enough within a town. */
export function distance(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * METRES_PER_DEGREE;
  const east = (a.lng - b.lng) * METRES_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** A box of a radius around a point. */
export function boxAround({ lat, lng }: Point, metres: number): Box {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  const round = (degrees: number) => Number(degrees.toFixed(6));
  return {
    southWest: { lat: round(lat - north), lng: round(lng - east) },
    northEast: { lat: round(lat + north), lng: round(lng + east) },
  };
}

function fromBox(kind: 'region' | 'town', line: string): Place {
  const [name = '', parent = '', point = '', southWest = '', northEast = ''] = line.split('|');
  const within = kind === 'region' ? null : parent;
  const box = { southWest: parsePoint(southWest), northEast: parsePoint(northEast) };
  return { ...bare(kind, name, within), point: parsePoint(point), box };
}

function district(line: string): Place {
  const [name = '', town = '', point = '', radius = ''] = line.split('|');
  const middle = parsePoint(point);
  return { ...bare('district', name, town), point: middle, box: boxAround(middle, Number(radius)) };
}

function street(address: Address): Place {
  const { street: name, postal, point } = address;
  const box = boxAround(point, STREET_RADIUS_M);
  return { ...bare('street', name, postal.place, postal), street: name, point, box };
}

function placeOfAddress(address: Address): Place {
  const { postal, point } = address;
  return {
    ...bare('address', addressLine(address), postal.place, postal),
    street: address.street,
    houseNumber: houseNumber(address) || null,
    point,
    box: boxAround(point, HOUSE_RADIUS_M),
  };
}

function bare(kind: Place['kind'], name: string, within: string | null, postal: PostalCode | null = null) {
  const id = `ChIJ${createIdSource('gazetteer', [kind, name, within, postal?.code].join('/')).token(23)}`;
  return { id, kind, name, within, postal, street: null, houseNumber: null };
}

function termsOf(place: Place): string[] {
  const words = [place.name, place.within ?? '', place.postal?.code ?? '', place.postal?.placeDative ?? ''];
  return foldText(words.join(' ')).split(/[\s,-]+/);
}

function rank(place: Place, folded: string): number {
  const name = foldText(place.name);
  if (name === folded) return 0;
  return name.startsWith(folded) ? 1 : 2;
}
