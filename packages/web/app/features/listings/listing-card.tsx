import type { ListingCard as Card } from '@heima/domain/listings/listing-card.ts';
import { IconArmchair, IconPaw } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListingPicture } from './listing-picture.tsx';

interface ListingCardProps {
  listing: Card;
  sizes: string;
  first?: boolean;
  /** The heart and other things above the card. */
  children?: React.ReactNode;
  heading?: 'h2' | 'h3';
}

/** A listing in a list (V064): picture, price, name, facts and marks. One link covers the whole card. */
export function ListingCard({ listing, sizes, first, children, heading: Heading = 'h3' }: ListingCardProps) {
  const { t, format } = useTexts();
  const image = listing.images[0];
  const title = listing.title || t('listings.card.untitled');
  return (
    <article className="lc" data-listing={listing.id}>
      <div className="lc__pic">
        {image && <ListingPicture image={image} alt="" sizes={sizes} first={first ?? false} />}
        {listing.images.length > 1 && (
          <span className="lc__dots" aria-hidden="true">
            {listing.images.slice(0, 4).map((one) => (
              <i key={one.id} />
            ))}
          </span>
        )}
      </div>
      {children}
      <div className="lc__text">
        <p className="price lc__price">
          {listing.price
            ? format.money(listing.price.price, listing.price.currency)
            : t('listings.card.noPrice')}
          {listing.price && <span>{t('listings.card.perMonth')}</span>}
        </p>
        <Heading className="lc__h">
          <Link className="lc__name" to={`/listings/${listing.id}`}>
            {title}
          </Link>
        </Heading>
        <p className="lc__meta">{facts(listing, t, format.number).join(' · ')}</p>
        <p className="lc__marks">
          <span>{available(listing, t, format.date)}</span>
          {listing.allowed_pets.length > 0 && (
            <span>
              <Icon of={IconPaw} size={16} />
              {t('listings.card.pets')}
            </span>
          )}
          {listing.furniture === 'furnished' && (
            <span>
              <Icon of={IconArmchair} size={16} />
              {t('listings.card.furnished')}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

type T = ReturnType<typeof useTexts>['t'];

function facts(
  { listing_category, bedrooms, size, postal_code, city }: Card,
  t: T,
  number: (value: number) => string,
): string[] {
  const rooms =
    listing_category === 'studio' || bedrooms === 0
      ? t('listings.card.studio')
      : bedrooms !== null
        ? t('listings.card.bedrooms', { count: bedrooms })
        : undefined;
  const area = size === null ? undefined : `${number(size)} m²`;
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [rooms, area, place].filter((part): part is string => Boolean(part));
}

function available({ available_from, published_at }: Card, t: T, date: (value: string) => string): string {
  const isLater =
    available_from !== null && published_at !== null && available_from > published_at.slice(0, 10);
  return isLater
    ? t('listings.card.availableFrom', { date: date(available_from) })
    : t('listings.card.availableNow');
}
