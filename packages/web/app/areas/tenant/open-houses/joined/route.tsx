import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { JoinedScreen } from './joined-screen.tsx';

export const handle = {
  texts: ['listings', 'openHousesScreen'],
  title: 'shell.menu.ownOpenHouses',
} satisfies Screen;

export const loader = signedInPageLoader(() => []);
export const clientLoader = pageClientLoader(handle);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default JoinedScreen;
