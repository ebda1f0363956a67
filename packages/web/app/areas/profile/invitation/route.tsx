import { getInvitation } from '@heima/domain/corenters/endpoints.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { endpointQuery } from '#platform/api/queries.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { invitationArgs } from './invitation-args.ts';
import { InvitationScreen, UnknownInvitation } from './invitation-screen.tsx';

const queries = ({ params, url }: { params: Record<string, string | undefined>; url: URL }) => [
  endpointQuery(getInvitation, invitationArgs(params.id ?? '', url.searchParams)),
];

export const handle = { texts: ['profileScreens'] } satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

/** The link is a secret: no page that is gone to from here learns the address. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export default InvitationScreen;

/** An invitation that is not, or no longer, known says so; everything else is an error like any other. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <UnknownInvitation />
  ) : (
    <ErrorScreen error={error} />
  );
}
