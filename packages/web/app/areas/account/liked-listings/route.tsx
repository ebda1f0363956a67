import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { LikedListingsScreen } from './liked-listings-screen.tsx';
import { likedQuery } from './liked-query.ts';

const queries = (viewerId: string) => [likedQuery(viewerId, 1)];

export const handle = {
  texts: ['accountScreens', 'searchScreen', 'reference'],
  title: 'shell.menu.likedListings',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default LikedListingsScreen;
