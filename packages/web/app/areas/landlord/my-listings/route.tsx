import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { pageOfTab, tabQueries, waitOf, waitQuery } from './listing-tabs.ts';
import { MyListingsScreen } from './my-listings-screen.tsx';

const queries = ({ url: { searchParams } }: { url: URL }) => {
  const wait = waitOf(searchParams);
  return [...tabQueries(searchParams), ...(wait ? [waitQuery(wait, pageOfTab(searchParams))] : [])];
};

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
