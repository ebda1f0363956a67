import { ListingErrorBoundary } from '#areas/find/listing/listing-failure.tsx';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { ApplyScreen } from './apply-screen.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  listingQuery(params.id ?? ''),
];

export const handle = {
  texts: ['applicationsScreen', 'listingScreen', 'profileScreens', 'reference', 'searchScreen', 'validation'],
  title: 'applicationsScreen.apply.title',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** A home that is gone is said to be gone here too, with the ways to others like it (A03). */
export const ErrorBoundary = ListingErrorBoundary;
export default ApplyScreen;
