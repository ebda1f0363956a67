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

/** A listing that cannot be shown, and why (R260). */
export function ListingFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTexts();
  const kind = kindOf(error);
  const problem = error instanceof ApiProblem ? error.body : undefined;
  return (
    <main id="content" className="wrap">
      <PageHead title={t(`listingScreen.failure.${kind}.title`)} path="/listings" hidden />
      <EmptyState
        role="alert"
        heading="h1"
        title={t(`listingScreen.failure.${kind}.title`)}
        text={kind === 'failed' && problem?.detail ? problem.detail : t(`listingScreen.failure.${kind}.text`)}
        actions={
          <>
            {kind !== 'gone' && (
              <Button variant="primary" onClick={onAgain}>
                {t('listingScreen.failure.again')}
              </Button>
            )}
            <LinkButton variant={kind === 'gone' ? 'primary' : 'line'} to="/listings">
              {t('listingScreen.failure.search')}
            </LinkButton>
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
