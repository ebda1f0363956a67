import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { readLanguage } from '@heima/domain/shared/language.ts';
import { IconCashBanknote } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './listing.module.css';

const loadBid = async () => {
  await loadTexts(readLanguage(document.documentElement.lang) ?? 'is', [
    'listings',
    'offersScreen',
    'validation',
  ]);
  return (await import('#features/offers/start-bid.tsx')).StartBid;
};

/** Offers another rent for a home that the viewer has applied for (V069). */
export function OfferButton({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const close = useCallback(() => setAsks(false), []);
  const StartBid = useLazyPart(loadBid, asks, close);
  if (!listing.application_id || !listing.visible) return null;
  return (
    <div className={classNames(styles.offer, 'on-screen')}>
      <Button size="large" wide busy={asks && !StartBid} onClick={() => setAsks(true)}>
        <Icon of={IconCashBanknote} />
        {t('listingScreen.offer')}
      </Button>
      {asks && StartBid && (
        <StartBid applicationId={listing.application_id} listing={listing} onClose={close} />
      )}
    </div>
  );
}
