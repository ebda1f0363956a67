import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconShare2 } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toasts.ts';

/** Shares the listing by the device's own means, else copies its address. */
export function ShareButton({ listing, look }: { listing: ListingAnswer; look: 'word' | 'sign' }) {
  const { t } = useTexts();
  const { origin } = usePageFacts();
  const share = async () => {
    const url = `${origin || location.origin}/listings/${listing.id}`;
    const title = listing.title ?? t('searchScreen.card.untitled');
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ tone: 'success', text: t('listingScreen.share.copied') });
      }
    } catch (error) {
      // Closing the device's own sheet is no fault.
      if ((error as Error).name === 'AbortError') return;
      showToast({ tone: 'danger', text: t('listingScreen.share.failed'), more: url });
    }
  };
  const press = () => void share();
  // Nobody else could open it.
  if (listing.state === 'NEVER_PUBLISHED') return null;
  if (look === 'sign')
    return (
      <IconButton
        variant="on-picture"
        icon={IconShare2}
        label={t('listingScreen.share.name')}
        onClick={press}
      />
    );
  return (
    <Button variant="plain" size="small" onClick={press}>
      <Icon of={IconShare2} size={16} />
      {t('listingScreen.share.name')}
    </Button>
  );
}
