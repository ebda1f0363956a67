import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { searchToQuery } from '@heima/domain/listing-search/read-search.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { readPageSearch } from './search-address.ts';
import { SearchScreen } from './search-screen.tsx';

const queries = ({ url }: { url: URL }) => [
  endpointQuery(searchListings, { query: searchToQuery(readPageSearch(url.searchParams)) }),
];

export const handle = { texts: ['searchScreen', 'reference', 'regions'] } satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=10' });

export default SearchScreen;
