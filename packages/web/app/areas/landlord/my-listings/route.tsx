import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import { tabQueries } from './listing-tabs.ts';
import { MyListingsScreen } from './my-listings-screen.tsx';

const queries = ({ url }: { url: URL }) => tabQueries(url.searchParams);

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });
export const handle = { title: 'landlord.title' };

export default MyListingsScreen;
