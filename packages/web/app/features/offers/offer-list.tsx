import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { Link } from 'react-router';
import { ListingPicture } from '#entities/listing/listing-picture.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { Money } from '#ui/money.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { BidStatusBadge } from './bid-status-badge.tsx';
import styles from './offers.module.css';

interface OfferListProps {
  label: string;
  offers: readonly RentalOffer[];
  /** Each has its page below this address. */
  path: string;
}

/** Negotiations: for which home, what was bid last, with whom, and how it stands. */
export const OfferList = ({ label, offers, path }: OfferListProps) => (
  <Card>
    <Rows label={label}>
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} to={`${path}/${offer.id}`} />
      ))}
    </Rows>
  </Card>
);

function OfferRow({ offer, to }: { offer: RentalOffer; to: string }) {
  const { t, format } = useTexts();
  const { listing, side, tenant, landlord, bid, changed_at } = offer;
  const [image] = listing.images;
  const other = side === 'SELLER' ? tenant : landlord;
  const name = other?.full_name ?? t('offersScreen.list.deleted');
  return (
    <Row
      top
      lead={
        <div className={styles.picture}>{image && <ListingPicture image={image} alt="" sizes="96px" />}</div>
      }
      title={<Link to={to}>{listing.title || t('listings.card.untitled')}</Link>}
      actions={<BidStatusBadge offer={offer} />}
    >
      <p>
        {bid ? (
          <Money per={t(labelKey('priceTypeShort', bid.price_type))}>
            {format.money(bid.price.price, bid.price.currency)}
          </Money>
        ) : (
          t('offersScreen.list.noBid')
        )}
      </p>
      <p className="small muted">
        {joined([
          t(`offersScreen.list.${side === 'SELLER' ? 'tenant' : 'landlord'}`, { name }),
          t('offersScreen.list.changed', { date: format.date(changed_at) }),
        ])}
      </p>
    </Row>
  );
}
