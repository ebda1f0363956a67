import { countListings, newestListings } from '@heima/domain/listing-search/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { HomeScreen } from './home-screen.tsx';

const queries = () => [endpointQuery(newestListings, { query: {} }), endpointQuery(countListings, {})];

export const handle = { texts: ['searchScreen', 'homeScreen', 'reference', 'regions'] } satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=10' });

export default HomeScreen;
