import { boxAround, findPlace, type Place, placeAt, searchPlaces } from '#iceland/gazetteer.ts';
import { POSTAL_CODES, parsePoint } from '#iceland/postal-codes.ts';

/** A place, and whether it is only part of what was asked for. */
export type Match = { place: Place; partial: boolean };

const MOST_RESULTS = 5;
const POSTAL_AREA_M = 1_500;

/** The places a request means, by id, by point, or by words and components. */
export function findMatches(query: Record<string, string>): Match[] | 'unreadable' {
  if (query.place_id) return whole([findPlace(query.place_id)]);
  if (query.latlng) {
    const point = parsePoint(query.latlng);
    if (!Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return 'unreadable';
    return whole([placeAt(point, ['address']), placeAt(point, ['street']), placeAt(point, ['town'])]);
  }
  return byWords(query.address ?? '', componentsOf(query.components ?? ''));
}

function byWords(address: string, components: Map<string, string>): Match[] {
  const country = components.get('country')?.toLowerCase();
  if (country !== undefined && country !== 'is' && country !== 'iceland') return [];
  const narrowed = [components.get('postal_code'), components.get('locality')].filter(
    (part) => part !== undefined,
  );
  const text = [withoutCountry(address), ...narrowed].filter((part) => part !== '').join(', ');
  const exact = whole(searchPlaces(text));
  if (exact.length > 0) return exact.slice(0, MOST_RESULTS);
  // Google still answers an unknown house number or street with what it knows of it.
  const withoutNumber = text.replace(/(?<=\p{L})\s+\d+\p{L}?(?=,|$)/u, '');
  const street = withoutNumber === text ? [] : searchPlaces(withoutNumber);
  const postal = postalArea(text);
  const partial = street.length > 0 ? street : postal ? [postal] : [];
  return partial.slice(0, 1).map((place) => ({ place, partial: true }));
}

/** The area of the postal code in a text, where nothing smaller is known. */
function postalArea(text: string): Place | undefined {
  const postal = POSTAL_CODES.get(/(?<!\d)\d{3}(?=\s+\p{L}|$)/u.exec(text)?.[0] ?? '');
  if (!postal) return undefined;
  const town = searchPlaces(postal.place).find((place) => place.kind === 'town');
  const { code: name, point } = postal;
  const box = boxAround(point, POSTAL_AREA_M);
  const id = `ChIJpostal-code-${name}`;
  return {
    id,
    kind: 'district',
    name,
    within: town?.name ?? null,
    postal,
    street: null,
    houseNumber: null,
    point,
    box,
  };
}

function whole(places: readonly (Place | undefined)[]): Match[] {
  return places.filter((place) => place !== undefined).map((place) => ({ place, partial: false }));
}

function componentsOf(text: string): Map<string, string> {
  return new Map(
    text
      .split('|')
      .map((pair) => pair.split(':') as [string, string])
      .filter((pair) => pair.length === 2),
  );
}

function withoutCountry(address: string): string {
  return address.replace(/,?\s*(ísland|iceland|ісландія)\s*$/i, '').trim();
}
