import { userListings } from '@heima/domain/listings/endpoints.ts';
import { getPublicUser } from '@heima/domain/profiles/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageNumber } from '#platform/page-number.ts';
import type { Screen } from '#platform/screen.ts';
import { listingsOf } from './landlord-listings.ts';
import { LandlordScreen } from './landlord-screen.tsx';

const queries = ({ params, url }: { params: Record<string, string | undefined>; url: URL }) => [
  endpointQuery(getPublicUser, { params: { id: params.id ?? '' } }),
  endpointQuery(userListings, listingsOf(params.id ?? '', pageNumber(url.searchParams))),
];

export const handle = { texts: ['searchScreen', 'profileScreens', 'reference'] } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default LandlordScreen;
