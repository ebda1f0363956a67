import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { AboutScreen } from './about-screen.tsx';

export const handle = { texts: ['aboutScreen'] } satisfies Screen;

export const loader = pageLoader();
export const clientLoader = pageClientLoader(handle);
export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60' });

export default AboutScreen;
