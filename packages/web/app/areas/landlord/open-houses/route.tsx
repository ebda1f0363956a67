import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { HostedScreen } from './hosted-screen.tsx';

export const handle = {
  texts: ['listings', 'openHousesScreen', 'validation'],
  title: 'shell.menu.openHouses',
} satisfies Screen;

export const loader = signedInPageLoader(() => []);
export const clientLoader = pageClientLoader(handle);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default HostedScreen;
