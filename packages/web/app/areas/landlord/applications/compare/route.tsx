import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { CompareScreen } from './compare-screen.tsx';
import { comparedIds } from './compared-ids.ts';

const queries = ({ url }: { url: URL }) => comparedIds(url.searchParams).map(applicationQuery);

export const handle = {
  texts: ['applicationsScreen', 'listings', 'offersScreen', 'profileScreens', 'reference'],
  title: 'applicationsScreen.landlord.compare.title',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default CompareScreen;
