import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListingPicture } from '#entities/listing/listing-picture.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Money } from '#ui/money.tsx';
import styles from './home-summary.module.css';

interface HomeSummaryProps {
  home: ListingCard;
  /** What the title leads to; nothing where it may no longer be seen. */
  to: string | undefined;
  heading?: 'h2' | 'h3';
  /** A badge beside the price. */
  state?: ReactNode;
  /** What is said more, below the title. */
  children?: ReactNode;
}

/** The home that an application is for: picture, title and price. */
export function HomeSummary({ home, to, heading: Heading = 'h2', state, children }: HomeSummaryProps) {
  const { t, format } = useTexts();
  const { price, price_type } = home;
  const [image] = home.images;
  const title = home.title || t('listings.card.untitled');
  return (
    <div className={styles.home}>
      <div className={styles.picture}>{image && <ListingPicture image={image} alt="" sizes="120px" />}</div>
      <div className={styles.what}>
        <Heading>{to ? <Link to={to}>{title}</Link> : title}</Heading>
        {children}
      </div>
      <div className={styles.side}>
        {state}
        <Money {...(price && { per: t(labelKey('priceTypeShort', price_type)) })}>
          {price ? format.money(price.price, price.currency) : t('listings.card.noPrice')}
        </Money>
      </div>
    </div>
  );
}
