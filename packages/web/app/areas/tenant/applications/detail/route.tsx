import { eventsQuery } from '#features/applications/events-query.ts';
import { offersOfQuery } from '#features/offers/offer-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { ApplicationPage } from './application-page.tsx';
import { applicationQuery } from './application-queries.ts';

const queries = ({ params: { id = '' } }: { params: Record<string, string | undefined> }) => [
  applicationQuery(id),
  eventsQuery(id),
  offersOfQuery(id),
];

export const handle = {
  texts: ['applicationsScreen', 'listings', 'offersScreen', 'profileScreens', 'reference', 'validation'],
  title: 'applicationsScreen.tenant.detail.name',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ApplicationPage;
