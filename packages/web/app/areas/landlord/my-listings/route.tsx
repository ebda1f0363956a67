import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { tabQueries } from './listing-tabs.ts';
import { MyListingsScreen } from './my-listings-screen.tsx';

const queries = ({ url }: { url: URL }) => tabQueries(url.searchParams);

export const handle = {
  texts: [
    'auth',
    'contacts',
    'landlordScreens',
    'listingFreshness',
    'listingPreviews',
    'listings',
    'reference',
    'validation',
    'wizardScreens',
  ],
  title: 'shell.menu.myListings',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default MyListingsScreen;
