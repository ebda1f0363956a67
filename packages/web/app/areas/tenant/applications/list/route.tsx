import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { ApplicationsScreen } from './applications-screen.tsx';
import { listQuery, viewOf } from './list-view.ts';

const queries = ({ url }: { url: URL }) => [listQuery(viewOf(url.searchParams))];

export const handle = {
  texts: ['applicationsScreen', 'listings', 'reference'],
  title: 'shell.menu.ownApplications',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ApplicationsScreen;
