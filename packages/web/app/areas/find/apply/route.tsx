import { getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { ListingErrorBoundary } from '#areas/find/listing/listing-failure.tsx';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { ApplyScreen } from './apply-screen.tsx';

const queries = (userId: string, { params }: { params: Record<string, string | undefined> }) => [
  listingQuery(params.id ?? ''),
  endpointQuery(getOwnProfile, { params: { id: userId } }),
];

export const handle = {
  texts: [
    'applicationsScreen',
    'listingScreen',
    'listings',
    'profileScreens',
    'reference',
    'searchScreen',
    'validation',
  ],
  title: 'applicationsScreen.apply.title',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** A home that is gone is said to be gone here too, with the ways to others like it (A03). */
export const ErrorBoundary = ListingErrorBoundary;
export default ApplyScreen;
