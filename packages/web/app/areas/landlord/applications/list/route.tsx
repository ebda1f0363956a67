import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { receivedQuery } from './application-filter.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const queries = ({ url }: { url: URL }) => [receivedQuery(url.searchParams)];

export const handle = {
  texts: ['applicationsScreen', 'listings', 'reference'],
  title: 'shell.menu.applications',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ApplicationsScreen;
