import { hostedQuery, ownView } from '#features/open-houses/open-house-queries.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { HostedScreen } from './hosted-screen.tsx';

const queries = (userId: string, { url }: { url: URL }) => [hostedQuery(userId, ownView(url.searchParams))];

export const handle = {
  texts: ['listings', 'openHousesScreen', 'validation'],
  title: 'shell.menu.openHouses',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default HostedScreen;
