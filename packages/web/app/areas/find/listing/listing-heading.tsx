import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { joined, unbroken } from '@heima/domain/shared/one-line.ts';
import { IconCalendar, IconEyeOff } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { classNames } from '#ui/class-names.ts';
import { StateBadge } from '#ui/state-badge.tsx';
import { availableWords } from './available-words.ts';
import { Heart } from './heart.tsx';
import styles from './listing.module.css';
import { ShareButton } from './share-button.tsx';

/** When it is free, since when it is advertised, its name, and what it is where. */
export function ListingHeading({ listing }: { listing: ListingAnswer }) {
  const { t, format } = useTexts();
  const today = useToday();
  const { published_at, listing_category, short_address, neighbourhood } = listing;
  const what = listing_category ? t(`reference.labels.listingCategory.${listing_category}`) : undefined;
  return (
    <div className={styles.head}>
      <div className={classNames(styles.marks, 'row row--wrap')}>
        {listing.visible ? (
          <StateBadge tone="info" icon={IconCalendar}>
            {availableWords(listing, today, t, format)}
          </StateBadge>
        ) : (
          <StateBadge tone="warning" icon={IconEyeOff}>
            {t(`listingScreen.states.${listing.state}`)}
          </StateBadge>
        )}
        {published_at && listing.visible && (
          <StateBadge>{t('listingScreen.advertised', { date: format.date(published_at) })}</StateBadge>
        )}
        <span className="row end desk on-screen">
          <ShareButton listing={listing} look="word" />
          <Heart listing={listing} look="word" />
        </span>
      </div>
      <h1>{listing.title ?? t('searchScreen.card.untitled')}</h1>
      <p className={classNames(styles.where, 'muted')}>
        {joined([what, neighbourhood, unbroken(short_address)])}
      </p>
    </div>
  );
}
