import { landlordOverviewQuery } from '#areas/account/overview/overview-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { LandlordOverviewScreen } from './landlord-overview-screen.tsx';

const queries = () => [landlordOverviewQuery()];

export const handle = {
  texts: ['notifications', 'overviewScreen'],
  title: 'shell.menu.landlordOverview',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default LandlordOverviewScreen;
