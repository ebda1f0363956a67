import { getListing } from '@heima/domain/listings/endpoints.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { callInLoader } from '#platform/page.ts';
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

const load = signedInPageLoader(queries);
/** Somebody else's listing may be public; its edit pages are not there. */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = await load(args);
  const { can } = await callInLoader(args, getListing, { params: { id: args.params.id ?? '' }, query: {} });
  if (!can.edit) throw Response.json({ status: 404 }, { status: 404 });
  return page;
};
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Going from section to section asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default EditPage;
