import { searchToQuery } from '#listing-search/read-search.ts';
import { type SearchAddress, searchFields } from '#listing-search/search-fields.ts';
import { fillPath } from '../shared/endpoint.ts';
import type { SavedFilter } from './saved-search.ts';

const order = Object.keys(searchFields) as (keyof SearchAddress)[];

/** The page where a saved search is seen, its fields in the order in which the page itself writes them. */
export function searchPagePath(filter: SavedFilter & Pick<SearchAddress, 'alert'>): string {
  const query = searchToQuery(filter);
  return fillPath('/listings', {}, Object.fromEntries(order.map((field) => [field, query[field]])));
}
