import { listingQuery } from '#entities/listing/listing-query.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { ApplyScreen } from './apply-screen.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  listingQuery(params.id ?? ''),
];

export const handle = {
  texts: ['applicationsScreen', 'profileScreens', 'reference', 'validation'],
  title: 'applicationsScreen.apply.title',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ApplyScreen;
