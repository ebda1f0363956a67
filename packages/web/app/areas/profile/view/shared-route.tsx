import { getSharedProfile } from '@heima/domain/profiles/link-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { documentRefresh } from '#areas/profile/profile-queries.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { EndedLink } from './ended-link.tsx';
import { ProfilePage } from './profile-page.tsx';

const sharedQuery = (token: string) => endpointQuery(getSharedProfile, { params: { token } });
const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  sharedQuery(params.token ?? ''),
];

export const handle = { texts: ['profileScreens', 'reference'] } satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

/** The link is a secret: no page that is gone to from here learns the address, and nothing keeps the page. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
});

/** The profile behind a share link, for anybody who holds it. */
export default function SharedProfileScreen() {
  const { token = '' } = useParams();
  const answer = useQuery({ ...sharedQuery(token), ...documentRefresh });
  return <ProfilePage {...answer} path="/shared-profile" until={answer.data?.expires_at} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isEnded = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return isEnded ? <EndedLink isKnown={error.status === 410} /> : <ErrorScreen error={error} />;
}
