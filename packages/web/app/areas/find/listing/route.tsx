import { similarListings } from '@heima/domain/listings/endpoints.ts';
import { listOpenHouses } from '@heima/domain/open-houses/endpoints.ts';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { ListingErrorBoundary } from './listing-failure.tsx';
import { ListingPage } from './listing-page.tsx';

interface Arguments {
  params: Record<string, string | undefined>;
  clientId: string | undefined;
}

const queries = ({ params, clientId }: Arguments) => [
  listingQuery(params.id ?? '', clientId),
  endpointQuery(listOpenHouses, { query: { listing: params.id ?? '' } }),
  endpointQuery(similarListings, { params: { id: params.id ?? '' }, query: {} }),
];

export const handle = {
  texts: ['searchScreen', 'listingScreen', 'openHousesScreen', 'reference', 'reports'],
} satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=10' });

/** The photo shown large and the language of the description stand in the address; neither needs new data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const ErrorBoundary = ListingErrorBoundary;
export default ListingPage;
