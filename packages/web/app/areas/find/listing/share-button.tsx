import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconShare2 } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { usePageFacts } from '../../../platform/viewer.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** Shares the listing by the device's own means, else copies its address. */
export function ShareButton({ listing, look }: { listing: ListingAnswer; look: 'word' | 'sign' }) {
  const { t } = useTexts();
  const { origin } = usePageFacts();
  const share = async () => {
    const url = `${origin || location.origin}/listings/${listing.id}`;
    const title = listing.title ?? t('find.card.untitled');
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ tone: 'success', text: t('listing.share.copied') });
      }
    } catch (error) {
      // Closing the device's own sheet is no fault.
      if ((error as Error).name === 'AbortError') return;
      showToast({ tone: 'danger', text: t('listing.share.failed'), more: url });
    }
  };
  return (
    <button
      className={look === 'word' ? 'btn btn--quiet btn--s' : 'icon-btn'}
      type="button"
      aria-label={look === 'sign' ? t('listing.share.name') : undefined}
      onClick={() => void share()}
    >
      <Icon of={IconShare2} size={look === 'word' ? 16 : 20} />
      {look === 'word' && t('listing.share.name')}
    </button>
  );
}
