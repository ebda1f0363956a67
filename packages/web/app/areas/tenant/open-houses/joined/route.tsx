import { joinedQuery, ownView, receivedInvitesQuery } from '#features/open-houses/open-house-queries.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { JoinedScreen } from './joined-screen.tsx';

const queries = (userId: string, { url }: { url: URL }) => [
  joinedQuery(userId, ownView(url.searchParams)),
  receivedInvitesQuery(userId, ownView(url.searchParams)),
];

export const handle = {
  texts: ['listings', 'openHousesScreen'],
  title: 'shell.menu.ownOpenHouses',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default JoinedScreen;
