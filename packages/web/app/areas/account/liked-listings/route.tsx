import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import { LikedListingsScreen } from './liked-listings-screen.tsx';
import { likedQuery } from './liked-query.ts';

const queries = (viewerId: string) => [likedQuery(viewerId, 1)];

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });
export const handle = { title: 'account.liked.title' };

export default LikedListingsScreen;
