import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { QrCode } from '#ui/qr-code.tsx';
import styles from './listing.module.css';

/** The head of a printed listing: whose page it is, its address, and the address for a camera. */
export function PaperAddress({ listing: { id } }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const { origin, productName } = usePageFacts();
  const address = `${origin}/listings/${id}`;
  return (
    <div className={styles.paper} data-paper>
      <p>
        <b className="strong">{productName}</b>
        <br />
        {t('listingScreen.paper.read')}
        <br />
        {address}
      </p>
      <QrCode text={address} label={t('listingScreen.paper.code')} size="paper" />
    </div>
  );
}
