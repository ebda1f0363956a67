import { confirmStillFree } from '@heima/domain/listing-freshness/endpoints.ts';
import { UnpublishButton } from '#areas/landlord/unpublish-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './my-listings.module.css';
import type { OwnListing } from './own-listing.ts';

/** Asks at a published listing whether the home is still free, until its owner has answered. */
export function StillFreeQuestion({ listing }: { listing: OwnListing }) {
  const { t, format } = useTexts();
  const { id, still_free_question: question } = listing;
  const title = listing.title ?? t('listings.card.untitled');
  const call = useEndpointCall(confirmStillFree, {
    onDone: () => showToast({ tone: 'success', text: t('listingFreshness.row.confirmed') }),
  });
  if (!question) return null;
  return (
    <div className={styles.question}>
      <Notice tone="warning" title={t('listingFreshness.row.question')}>
        {question.leaves_at && t('listingFreshness.page.leaves', { date: format.date(question.leaves_at) })}
        {call.refusal && <p role="alert">{call.refusal}</p>}
        <div className={styles.answers}>
          <Button
            size="small"
            variant="soft"
            busy={call.sending}
            aria-label={t('listingFreshness.row.freeOf', { title })}
            onClick={() => void call.run({ params: { id } })}
          >
            {t('listingFreshness.page.free')}
          </Button>
          <UnpublishButton id={id} variant="soft" size="small" label={t('listingFreshness.row.withdraw')}>
            {t('listingFreshness.page.withdraw')}
          </UnpublishButton>
        </div>
      </Notice>
    </div>
  );
}
