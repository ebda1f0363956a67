import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { SaveSearchButton } from '#features/alerts/save-search-button.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { searchPath } from '#features/search/search-path.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const kindOf = (error: Error): 'gone' | 'offline' | 'failed' => {
  if (error instanceof NoAnswer) return 'offline';
  return error instanceof ApiProblem && (error.status === 404 || error.status === 410) ? 'gone' : 'failed';
};

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
            <LinkButton
              variant={kind === 'gone' ? 'primary' : 'line'}
              to={withdrawn ? searchPath(withdrawn.search) : '/listings'}
            >
              {t(withdrawn ? 'listingScreen.failure.similar' : 'listingScreen.failure.search')}
            </LinkButton>
            {withdrawn && (
              <SaveSearchButton
                search={withdrawn.search}
                places={[]}
                words={{ save: t('searchScreen.saveSearch'), saved: t('searchScreen.searchSaved') }}
                onSignIn={openLogin}
              />
            )}
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
