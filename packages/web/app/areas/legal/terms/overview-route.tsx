import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { TermsOverviewScreen } from './terms-overview-screen.tsx';

export const handle = { texts: ['legalScreens'] } satisfies Screen;

export const loader = pageLoader();
export const clientLoader = pageClientLoader(handle);
export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60' });

export default TermsOverviewScreen;
