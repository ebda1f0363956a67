import { readSubscription } from '@heima/domain/email-subscriptions/endpoints.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { endpointQuery } from '#platform/api/queries.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { UnknownLink, UnsubscribeScreen } from './unsubscribe-screen.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  endpointQuery(readSubscription, { query: { token: params.token ?? '' } }),
];

export const handle = { texts: ['emailSubscriptions'] } satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

/** The link is a secret: no page that is gone to from here learns the address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default UnsubscribeScreen;

/** A link that is not, or no longer, known says so; everything else is an error like any other. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 400) ? (
    <UnknownLink />
  ) : (
    <ErrorScreen error={error} />
  );
}
