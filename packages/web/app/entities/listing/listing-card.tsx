import type { ListingCard as Card } from '@heima/domain/listings/listing-card.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { IconArmchair, IconDog } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { AboutMonth } from './about-month.tsx';
import { CardPictures, usePictureTurner } from './card-pictures.tsx';
import { cardFacts, isAvailable, isNeuter, isNew } from './card-words.ts';
import styles from './listing-card.module.css';

interface ListingCardProps {
  listing: Card;
  sizes: string;
  first?: boolean;
  /** The heart and other things above the card. */
  children?: ReactNode;
  heading?: 'h2' | 'h3';
  /** Off where the cards themselves are swiped through. */
  canSwipe?: boolean;
}

/** A listing in a list (V064): pictures, price, name, facts and marks. One link covers the whole card. */
export function ListingCard({
  listing,
  sizes,
  first = false,
  children,
  heading: Heading = 'h3',
  canSwipe = true,
}: ListingCardProps) {
  const { t, format } = useTexts();
  const turner = usePictureTurner(listing.images.length, canSwipe);
  const today = useToday();
  const title = listing.title || t('searchScreen.card.untitled');
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turner.turn(1);
    if (key === 'ArrowLeft') turner.turn(-1);
  };
  const hasMore = listing.images.length > 1;
  return (
    <article
      className={styles.card}
      data-listing={listing.id}
      onPointerEnter={hasMore ? turner.wake : undefined}
      {...turner.touch}
    >
      <div className={styles.picture}>
        <CardPictures images={listing.images} sizes={sizes} first={first} turner={turner} />
        {isNew(listing, today) && (
          <span className={styles.mark}>
            <StateBadge look="on-picture">{t('searchScreen.card.new')}</StateBadge>
          </span>
        )}
      </div>
      {children}
      <div className={styles.text}>
        <p className={styles.price}>
          {listing.price ? (
            <Money per={t(labelKey('priceTypeShort', listing.price_type))}>
              {format.money(listing.price.price, listing.price.currency)}
            </Money>
          ) : (
            <Money>{t('searchScreen.card.noPrice')}</Money>
          )}
          <AboutMonth listing={listing} />
        </p>
        <Heading className={styles.heading}>
          <Link
            data-title
            className={styles.name}
            to={`/listings/${listing.id}`}
            {...(hasMore
              ? { onFocus: turner.wake, onKeyDown, 'aria-keyshortcuts': 'ArrowLeft ArrowRight' }
              : {})}
          >
            {title}
          </Link>
        </Heading>
        <p className={styles.meta}>{joined(cardFacts(listing, t, format.number))}</p>
        <p className={styles.marks}>
          <span>{availableWords(listing, today, t, format.date)}</span>
          {listing.allowed_pets.length > 0 && (
            <span>
              <Icon of={IconDog} size={16} />
              {t('searchScreen.card.pets')}
            </span>
          )}
          {listing.furniture === 'furnished' && (
            <span>
              <Icon of={IconArmchair} size={16} />
              {t('searchScreen.card.furnished')}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

/** "Laus" of a flat, "Laust" of a room: Icelandic states agree with the thing. */
function availableWords(
  listing: Card,
  today: string,
  t: ReturnType<typeof useTexts>['t'],
  date: (value: string) => string,
): string {
  const gender = isNeuter(listing.listing_category) ? 'neuter' : 'common';
  return isAvailable(listing, today)
    ? t(`searchScreen.card.availableNow.${gender}`)
    : t(`searchScreen.card.availableFrom.${gender}`, { date: date(listing.available_from ?? '') });
}
