import { joined, unbroken } from '@heima/domain/shared/one-line.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { IconCircleCheck, IconClockPause, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ListingPicture } from '#entities/listing/listing-picture.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './my-listings.module.css';
import type { OwnListing } from './own-listing.ts';
import { PriceCell } from './price-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { RowStatistics } from './row-statistics.tsx';
import { StillFreeQuestion } from './still-free-question.tsx';

/** One own listing: what it is, what state it is in, and what can be done next. */
export function ListingRow({ listing }: { listing: OwnListing }) {
  const { t, format } = useTexts();
  const { id, state, images, title } = listing;
  const isDraft = state === 'NEVER_PUBLISHED';
  const to = isDraft ? `/start-listing?listing=${id}` : `/listings/${id}`;
  const [image] = images;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>{image && <ListingPicture image={image} alt="" sizes="120px" />}</div>
      <div className={styles.what}>
        <h2>
          <Link to={to}>{title ?? t('listings.card.untitled')}</Link>
        </h2>
        <p className="small muted">
          {joined([
            unbroken(listing.short_address),
            listing.size !== null && `${format.number(listing.size)}\u00a0m²`,
          ]) || t('landlordScreens.row.noAddress')}
        </p>
        <p className="small">
          <State listing={listing} />
        </p>
      </div>
      <div className={styles.money}>
        {isDraft ? (
          <span className="small muted num">
            {t('landlordScreens.row.progress', {
              number: Math.max(1, listing.progress),
              count: listing.progress_max,
            })}
          </span>
        ) : (
          <PriceCell listing={listing} />
        )}
        {!isDraft && <RowStatistics id={id} />}
      </div>
      <RowActions listing={listing} />
      <StillFreeQuestion listing={listing} />
    </li>
  );
}

function State({ listing }: { listing: OwnListing }) {
  const { t, format } = useTexts();
  const { state, published_at, unpublished_at, unpublish_reason, updated_at } = listing;
  if (state === 'PUBLISHED')
    return (
      <StateBadge tone="success" look="text" icon={IconCircleCheck}>
        {t('landlordScreens.row.published', { date: format.date(published_at ?? updated_at) })}
      </StateBadge>
    );
  if (state === 'NOT_IN_PUBLICATION') {
    const reason = unpublish_reason
      ? t(keyFromData(`landlordScreens.reasons.${unpublish_reason}`))
      : undefined;
    return (
      <StateBadge
        look="text"
        tone={unpublish_reason === 'denied' ? 'danger' : 'warning'}
        icon={IconClockPause}
      >
        {t('landlordScreens.row.unpublished', { date: format.date(unpublished_at ?? updated_at) })}
        {reason && `\u00a0· ${reason}`}
      </StateBadge>
    );
  }
  return (
    <StateBadge look="text" icon={IconPencil}>
      {t('landlordScreens.row.changed', { date: format.date(updated_at) })}
    </StateBadge>
  );
}
