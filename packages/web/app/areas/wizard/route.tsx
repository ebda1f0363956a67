import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import { dehydrate } from '@tanstack/react-query';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { endpointQuery, loadUnlessRefused, newQueryClient } from '#platform/api/queries.ts';
import { type PageRequest, pageRequestContext } from '#platform/api/server-context.ts';
import { type PageData, pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { newDraftName } from './draft-address.ts';
import { WizardPage } from './wizard-page.tsx';

export const handle = {
  texts: [
    'auth',
    'autosave',
    'contacts',
    'listingPreviews',
    'listingScreen',
    'listings',
    'places',
    'reference',
    'searchScreen',
    'validation',
    'wizardScreens',
  ],
} satisfies Screen;

/**
 * The page comes with the draft in it, for visitors too, by the client id of their cookie (L09). A draft that cannot be
 * had is no fault of the page: the wizard then begins anew (R261).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageData> {
  const page = (context as { get(key: unknown): unknown }).get(pageRequestContext) as PageRequest;
  const clientId = page.signedIn ? undefined : page.clientId;
  const client = newQueryClient();
  const wanted = new URL(request.url).searchParams.get('listing');
  const progress = endpointQuery(getWizardProgress, { query: clientId ? { client_id: clientId } : {} });
  let id = wanted === newDraftName ? undefined : (wanted ?? undefined);
  if (wanted === null && (page.signedIn || clientId))
    id = (await loadUnlessRefused(page, client, progress))?.listing_id ?? undefined;
  if (id !== undefined) await loadUnlessRefused(page, client, listingQuery(id, clientId));
  return { queries: dehydrate(client) };
}

export const clientLoader = pageClientLoader(handle);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Going from step to step asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default WizardPage;
