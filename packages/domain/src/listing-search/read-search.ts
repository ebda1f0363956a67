import { readPoint } from '#listings/point.ts';
import { codeText } from '#shared/code-text.ts';
import { readIsk } from '#shared/read-isk.ts';
import { readSizeBound } from '#shared/square-metres.ts';
import { readWrittenDate } from '#shared/written-date.ts';
import {
  firstDay,
  priceFilterTop,
  type SearchAddress,
  type SearchField,
  searchFields,
  wordsLimit,
} from './search-fields.ts';

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Values of one field that the call takes. */
const mostValues = 100;

interface Parameters {
  keys(): Iterable<string>;
  getAll(name: string): string[];
}

/**
 * Reads the filter from the address of a page. A value that is not valid is left out rather than failing the page,
 * so that an old or mistyped link still shows homes.
 */
export function readSearch(params: Parameters): SearchAddress {
  const found: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    if (!Object.hasOwn(searchFields, name)) continue;
    const values = params.getAll(name).map(codeText).filter(Boolean);
    const value = readField(name as SearchField, values);
    if (value !== undefined) found[name] = value;
  }
  return withoutBadBox(inOrder(withOneFurniture(found)));
}

/** The amenity `furnished` of old links is the furniture of the filter. */
function withOneFurniture(found: Record<string, unknown>): Record<string, unknown> {
  const { amenity, ...rest } = found as SearchAddress;
  if (!amenity?.includes('furnished')) return found;
  const others = amenity.filter((one) => one !== 'furnished');
  const { furniture = ['furnished'] } = rest;
  return { ...rest, furniture, ...(others.length > 0 ? { amenity: others } : {}) };
}

/** A lowest value above the highest was typed the wrong way round. */
function inOrder(found: Record<string, unknown>): SearchAddress {
  const search = { ...found };
  for (const name of ['bedrooms', 'bathrooms', 'size', 'price']) {
    const [min, max] = [found[`min_${name}`], found[`max_${name}`]];
    if (typeof min === 'number' && typeof max === 'number' && min > max)
      Object.assign(search, { [`min_${name}`]: max, [`max_${name}`]: min });
  }
  return search;
}

/** Half a box, or one the wrong way round, is no box. */
function withoutBadBox(search: SearchAddress): SearchAddress {
  const { boundaries_south_west: southWest, boundaries_north_east: northEast, ...rest } = search;
  const [sw, ne] = [readPoint(southWest ?? ''), readPoint(northEast ?? '')];
  return sw && ne && sw.lat <= ne.lat && sw.lng <= ne.lng ? search : rest;
}

function readField(name: SearchField, values: string[]): unknown {
  const field = searchFields[name];
  const [first] = values;
  if (first === undefined) return undefined;
  switch (field.kind) {
    case 'integer': {
      const number = readIsk(first);
      return number !== undefined && number >= field.min && number <= field.max ? number : undefined;
    }
    case 'size':
      return readSizeBound(first);
    case 'codes': {
      const known = values.filter((value) => (field.codes as readonly string[]).includes(value));
      return known.length > 0 ? [...new Set(known)].slice(0, mostValues) : undefined;
    }
    case 'forms': {
      const known = values.filter((value) => field.form.test(value));
      return known.length > 0 ? [...new Set(known)].slice(0, mostValues) : undefined;
    }
    case 'code':
      return (field.codes as readonly string[]).includes(first) ? first : undefined;
    case 'point': {
      const point = readPoint(first);
      return point && `${point.lat},${point.lng}`;
    }
    case 'text':
      return first.slice(0, field.max);
    case 'words':
      return first.slice(0, field.max).trim().split(' ').slice(0, wordsLimit.words).join(' ');
    case 'date': {
      const day = readWrittenDate(first);
      return day !== undefined && day >= firstDay ? day : undefined;
    }
    case 'id':
      return uuidForm.test(first) ? first : undefined;
    case 'flag':
      return first === 'true' || first === '1' ? true : undefined;
  }
}

/**
 * The numbers of an address that could not be read, as they were typed, so that the page can say that they do not
 * count: "abc", "200.000 - 250.000".
 */
export const unreadNumbers = (params: Parameters): string[] =>
  [...new Set(params.keys())].flatMap((name) => {
    if (!/^(?:min|max)_/.test(name) || !Object.hasOwn(searchFields, name)) return [];
    const [first = ''] = params.getAll(name).map(codeText).filter(Boolean);
    return first !== '' && readField(name as SearchField, [first]) === undefined ? [first.slice(0, 40)] : [];
  });

/** What a highest price below a thousand krónur was meant to be: 300 is written for 300.000. */
export const meantMaxPrice = ({ max_price: price }: SearchAddress): number | undefined =>
  price !== undefined && price > 0 && price < 1000 ? price * 1000 : undefined;

/** The query as it is sent and stands in the address: empty lists and the defaults are left out (R291, R292). */
export function searchToQuery(search: SearchAddress): SearchAddress {
  return Object.fromEntries(
    Object.entries(search).filter(([name, value]) => {
      if (value === undefined || value === false || (Array.isArray(value) && value.length === 0))
        return false;
      if (name === 'page') return value !== 1;
      if (name === 'order_by') return value !== 'newest';
      if (name === 'min_price' || name === 'min_bedrooms' || name === 'min_size') return value !== 0;
      return name !== 'max_price' || (value as number) < priceFilterTop;
    }),
  );
}
