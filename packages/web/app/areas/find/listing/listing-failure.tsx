import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const kindOf = (error: Error): 'gone' | 'offline' | 'failed' => {
  if (error instanceof NoAnswer) return 'offline';
  return error instanceof ApiProblem && (error.status === 404 || error.status === 410) ? 'gone' : 'failed';
};

/** Seldom needed: the search and its saving are not among what every listing brings. */
const WaysToSimilar = lazy(async () => ({ default: (await import('./ways-to-similar.tsx')).WaysToSimilar }));

/** What the refusal says of a listing that was published before. */
interface Withdrawn {
  is_let: boolean;
  /** Finds homes like it. */
  search: SearchAddress;
}

/** A listing that cannot be shown, and why (R260); for one that was published, the ways to homes like it. */
export function ListingFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTexts();
  const kind = kindOf(error);
  const problem = error instanceof ApiProblem ? error.body : undefined;
  const withdrawn = kind === 'gone' ? (problem?.withdrawn as Withdrawn | undefined) : undefined;
  return (
    <main id="content" className="wrap">
      <PageHead title={t(`listingScreen.failure.${kind}.title`)} path="/listings" hidden />
      <EmptyState
        role="alert"
        heading="h1"
        sign={kind === 'gone' ? 'search' : 'alert'}
        title={t(`listingScreen.failure.${kind}.title`)}
        text={
          withdrawn
            ? t(`listingScreen.failure.${withdrawn.is_let ? 'let' : 'withdrawn'}`)
            : kind === 'failed' && problem?.detail
              ? problem.detail
              : t(`listingScreen.failure.${kind}.text`)
        }
        actions={
          <>
            {kind !== 'gone' && (
              <Button variant="primary" onClick={onAgain}>
                {t('listingScreen.failure.again')}
              </Button>
            )}
            <Suspense fallback={<Search />}>
              {withdrawn ? <WaysToSimilar search={withdrawn.search} /> : <Search isFirst={kind === 'gone'} />}
            </Suspense>
          </>
        }
      >
        {kind === 'failed' && problem?.request_id && (
          <p className="small num">{t('shell.errors.reference', { reference: problem.request_id })}</p>
        )}
      </EmptyState>
    </main>
  );
}

function Search({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTexts();
  return (
    <LinkButton variant={isFirst ? 'primary' : 'line'} to="/listings">
      {t('listingScreen.failure.search')}
    </LinkButton>
  );
}

/** The first load of a link to what is not published says so, with the status of the refusal. */
export function ListingErrorBoundary() {
  const error = useRouteError();
  const isGone = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  if (!isGone) return <ErrorScreen error={error} />;
  return (
    <ListingFailure error={new ApiProblem({ ...error.data, status: error.status })} onAgain={() => {}} />
  );
}
