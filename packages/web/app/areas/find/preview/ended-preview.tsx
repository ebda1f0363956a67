import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** A preview link that never was, was withdrawn, or has ended with the draft. */
export function EndedPreview() {
  const { t } = useTexts();
  return (
    <main id="content" className="wrap">
      <PageHead title={t('listingPreviews.endedTitle')} path="/listing-preview" hidden />
      <EmptyState
        sign="alert"
        size="page"
        heading="h1"
        title={t('listingPreviews.endedTitle')}
        text={t('listingPreviews.refusals.linkEnded')}
        actions={
          <LinkButton variant="primary" size="large" to="/listings">
            {t('shell.errors.search')}
          </LinkButton>
        }
      />
    </main>
  );
}
