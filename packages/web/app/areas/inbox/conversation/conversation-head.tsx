import type { ConnectedListing, Conversation } from '@heima/domain/chat/conversation-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { IconArrowLeft, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import styles from '#areas/inbox/list/inbox.module.css';
import { ListingPicture } from '#entities/listing/listing-picture.tsx';
import { conversationName, othersOf } from '#features/chat/chat-names.ts';
import { homeName } from '#features/chat/home-name.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { Money } from '#ui/money.tsx';
import { useInfo } from './use-info.ts';

/** Whom the conversation is with, the way back to the list, and the way to what it is about. */
export function ConversationHead({
  conversation,
  viewerId,
}: {
  conversation: Conversation;
  viewerId: string;
}) {
  const { t } = useTexts();
  const { open, toggle } = useInfo();
  const [params] = useSearchParams();
  const kept = new URLSearchParams(params);
  kept.delete('info');
  const name = conversationName(conversation, viewerId, t);
  const others = othersOf(conversation, viewerId);
  return (
    <div className={styles.head}>
      <IconLink
        icon={IconArrowLeft}
        className={styles.back}
        to={{ pathname: '/inbox', search: kept.size > 0 ? `?${kept}` : '' }}
        label={t('inboxScreens.all')}
      />
      <Avatar name={name} image={others[0]?.profile_image?.image.smaller} />
      <div className={styles.who}>
        <h2 className="clip">{name}</h2>
        {others.length > 1 && (
          <p className="small muted">{t('inboxScreens.members', { count: conversation.members.length })}</p>
        )}
      </div>
      <IconButton
        icon={IconInfoCircle}
        className="end"
        label={t('inboxScreens.info.open')}
        aria-expanded={open}
        onClick={toggle}
      />
    </div>
  );
}

/** The rent that is asked for a home. */
export function AskedRent({ listing: { price, price_type } }: { listing: ConnectedListing }) {
  const { t, format } = useTexts();
  if (!price) return null;
  return (
    <Money per={t(labelKey('priceTypeShort', price_type))}>{format.money(price.price, price.currency)}</Money>
  );
}

/** The picture of a home, or the place of one. */
export const HomePicture = ({ listing: { image } }: { listing: ConnectedListing }) => (
  <span className={styles.picture}>{image && <ListingPicture image={image} alt="" sizes="84px" />}</span>
);

/** The home that the conversation is about, where there is one; of several the info panel shows all. */
export function HomeStrip({ conversation: { listings } }: { conversation: Conversation }) {
  const { t } = useTexts();
  const [listing] = listings;
  if (!listing || listings.length > 1) return null;
  return (
    <Link className={styles.strip} to={`/listings/${listing.id}`}>
      <HomePicture listing={listing} />
      <span className="clip">
        <b className="medium">{homeName(listing) || t('listings.card.untitled')}</b>
        <br />
        <span className="small muted">
          <AskedRent listing={listing} />
        </span>
      </span>
      <span className="end">
        <Icon of={IconChevronRight} size={16} />
      </span>
    </Link>
  );
}
