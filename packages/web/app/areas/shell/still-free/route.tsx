import { readStillFree } from '@heima/domain/listing-freshness/endpoints.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { endpointQuery } from '#platform/api/queries.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { StillFreeScreen, UnknownLink } from './still-free-screen.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  endpointQuery(readStillFree, { query: { token: params.token ?? '' } }),
];

export const handle = { texts: ['listingFreshness', 'listings'] } satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

/** The link is a secret, and what it says changes with the answer. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });

export default StillFreeScreen;

/** A link that is not, or no longer, known says so; everything else is an error like any other. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 400) ? (
    <UnknownLink />
  ) : (
    <ErrorScreen error={error} />
  );
}
