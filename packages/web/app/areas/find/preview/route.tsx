import { getListingPreview } from '@heima/domain/listing-previews/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { ListingScreen } from '#areas/find/listing/listing-screen.tsx';
import { ListingSkeleton } from '#areas/find/listing/listing-skeleton.tsx';
import { ApiProblem } from '#platform/api/problem.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { Notice } from '#ui/notice.tsx';
import { EndedPreview } from './ended-preview.tsx';
import styles from './preview.module.css';

const previewQuery = (token: string) => endpointQuery(getListingPreview, { params: { token } });
const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  previewQuery(params.token ?? ''),
];

export const handle = {
  texts: ['listingPreviews', 'listingScreen', 'openHousesScreen', 'reference', 'reports', 'searchScreen'],
} satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

/** The link is a secret: no page that is gone to from here learns the address, and nothing keeps the page. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
});

/** The photo shown large stands in the address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** A draft as it will look, for whoever was given its link. */
export default function PreviewScreen() {
  const { t } = useTexts();
  const { token = '' } = useParams();
  const { data, error } = useQuery(previewQuery(token));
  if (error) return isEnded(error) ? <EndedPreview /> : <ErrorScreen error={error} />;
  if (!data) return <ListingSkeleton />;
  const note = (
    <div className={styles.note}>
      <Notice tone="info">{t('listingPreviews.note')}</Notice>
    </div>
  );
  return <ListingScreen listing={data} note={note} />;
}

const isEnded = (error: Error): boolean => error instanceof ApiProblem && error.status === 404;

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <EndedPreview />
  ) : (
    <ErrorScreen error={error} />
  );
}
