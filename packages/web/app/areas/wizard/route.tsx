import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import { dehydrate } from '@tanstack/react-query';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { listingKey, listingQuery } from '#features/listing/draft/listing-query.ts';
import { callEndpoint } from '#platform/api/call.ts';
import { type PageRequest, pageRequestContext } from '#platform/api/door.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { endpointKey, newQueryClient } from '#platform/api/queries.ts';
import { type PageData, pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { newDraftName } from './draft-address.ts';
import { WizardPage } from './wizard-page.tsx';

export const handle = {
  texts: [
    'accounts',
    'auth',
    'searchScreen',
    'listingScreen',
    'listings',
    'places',
    'reference',
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
  const asked = { query: clientId ? { client_id: clientId } : {} };
  let id = wanted === newDraftName ? undefined : (wanted ?? undefined);
  if (wanted === null && (page.signedIn || clientId)) {
    const progress = await unlessRefused(callEndpoint(page.transport, getWizardProgress, asked));
    if (progress) client.setQueryData(endpointKey(getWizardProgress, asked), progress);
    id = progress?.listing_id ?? undefined;
  }
  if (id !== undefined) {
    const { endpoint, args } = listingQuery(id, clientId).meta as never as Parameters<typeof ask>[1];
    const listing = await unlessRefused(ask(page, { endpoint, args }));
    if (listing) client.setQueryData(listingKey(id, clientId), listing);
  }
  return { queries: dehydrate(client) };
}

type Asked = { endpoint: Parameters<typeof callEndpoint>[1]; args: never };
const ask = ({ transport }: PageRequest, { endpoint, args }: Asked) =>
  callEndpoint(transport, endpoint, args);

async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

export const clientLoader = pageClientLoader(handle);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Going from step to step asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default WizardPage;
