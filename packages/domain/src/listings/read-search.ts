import { readPlainDate } from '../shared/plain-date.ts';
import { readPoint } from './point.ts';
import { priceFilterTop, type SearchAddress, type SearchField, searchFields } from './search-fields.ts';

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
    if (!(name in searchFields)) continue;
    const values = params
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean);
    const value = readField(name as SearchField, values);
    if (value !== undefined) found[name] = value;
  }
  return found as SearchAddress;
}

function readField(name: SearchField, values: string[]): unknown {
  const field = searchFields[name];
  const [first] = values;
  if (first === undefined) return undefined;
  switch (field.kind) {
    case 'integer': {
      const number = /^\d{1,12}$/.test(first) ? Number(first) : Number.NaN;
      return number >= field.min && number <= field.max ? number : undefined;
    }
    case 'codes': {
      const known = values.filter((value) => (field.codes as readonly string[]).includes(value));
      return known.length > 0 ? [...new Set(known)] : undefined;
    }
    case 'forms': {
      const known = values.filter((value) => field.form.test(value));
      return known.length > 0 ? [...new Set(known)] : undefined;
    }
    case 'code':
      return (field.codes as readonly string[]).includes(first) ? first : undefined;
    case 'point': {
      const point = readPoint(first);
      return point && `${point.lat},${point.lng}`;
    }
    case 'text':
      return first.slice(0, field.max);
    case 'date':
      return readPlainDate(first);
    case 'flag':
      return first === 'true' || first === '1' ? true : undefined;
  }
}

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
