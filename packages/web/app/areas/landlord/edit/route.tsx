import { listingQuery } from '#entities/listing/listing-query.ts';
import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { EditPage } from './edit-page.tsx';

// A listing may be public; the account is asked for so that a visitor is sent to sign in.
const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  ownAccountQuery(),
  listingQuery(params.id ?? ''),
];

export const handle = {
  texts: [
    'applicationsScreen',
    'auth',
    'contacts',
    'landlordScreens',
    'listingPreviews',
    'listingScreen',
    'listings',
    'places',
    'reference',
    'validation',
    'wizardScreens',
  ],
  title: 'landlordScreens.edit.name',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Going from section to section asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default EditPage;
