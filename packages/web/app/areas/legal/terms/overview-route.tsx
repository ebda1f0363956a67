import { pageClientLoader, pageLoader } from '#platform/page.ts';
import { TermsOverviewScreen } from './terms-overview-screen.tsx';

export const loader = pageLoader();
export const clientLoader = pageClientLoader();
export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60' });

export default TermsOverviewScreen;
