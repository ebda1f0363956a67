import { homeIn, openHousesQuery } from '#features/open-houses/open-house-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageNumber } from '#platform/page-number.ts';
import type { Screen } from '#platform/screen.ts';
import { OpenHousesScreen } from './open-houses-screen.tsx';

const queries = ({ url }: { url: URL }) => [
  openHousesQuery(pageNumber(url.searchParams), homeIn(url.searchParams)),
];

export const handle = {
  texts: ['listings', 'openHousesScreen'],
  title: 'openHousesScreen.title',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default OpenHousesScreen;
