import { searchToQuery } from '@heima/domain/listing-search/read-search.ts';
import { type SearchAddress, searchFields } from '@heima/domain/listing-search/search-fields.ts';

const order = Object.keys(searchFields);

/** A search as the query of the page's address, its fields always in the same order. */
export function searchParams(search: SearchAddress): URLSearchParams {
  const params = new URLSearchParams();
  const query = Object.entries(searchToQuery(search)).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  for (const [name, value] of query)
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  return params;
}

/** The address of a search. */
export function searchPath(search: SearchAddress): string {
  const query = searchParams(search).toString();
  return query ? `/listings?${query}` : '/listings';
}

/** What a form holds right now, as its address would hold it. */
export function formSearch(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}
