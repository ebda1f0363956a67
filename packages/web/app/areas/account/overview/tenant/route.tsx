import { tenantOverviewQuery } from '#areas/account/overview/overview-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { TenantOverviewScreen } from './tenant-overview-screen.tsx';

const queries = () => [tenantOverviewQuery()];

export const handle = {
  texts: ['notifications', 'overviewScreen'],
  title: 'shell.menu.tenantOverview',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default TenantOverviewScreen;
