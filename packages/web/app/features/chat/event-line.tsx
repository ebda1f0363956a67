import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import type { ChatMessage, EntryData, TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import {
  IconCashBanknote,
  IconFile,
  IconHomeLink,
  IconRefresh,
  IconTag,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import { memberName } from './chat-names.ts';
import { homeName } from './home-name.ts';
import styles from './thread.module.css';

export type ChatEvent = Exclude<TimelineEntry, ChatMessage>;

interface EventLineProps {
  event: ChatEvent;
  /** Nothing has come of it yet. */
  isOpen: boolean;
  conversation: Conversation;
  viewerId: string;
}

const icons: Readonly<Record<ChatEvent['kind'], ComponentProps<typeof Icon>['of']>> = {
  priceChanged: IconTag,
  republished: IconRefresh,
  application: IconFile,
  bid: IconCashBanknote,
  memberAdded: IconUserPlus,
  listingConnected: IconHomeLink,
};

/** What happened beside the messages (R257, R258): in a line, and a bid that waits for an answer in a card. */
export function EventLine(props: EventLineProps) {
  const { event, isOpen, viewerId } = props;
  const { format } = useTexts();
  const isToAnswer =
    event.kind === 'bid' && isOpen && event.data.event === 'placed' && event.sender_id !== viewerId;
  if (isToAnswer) return <OpenBid {...props} bid={event.data} />;
  return (
    <div className={styles.event}>
      <Icon of={icons[event.kind]} size={16} />
      <span>
        <EventWords {...props} />
      </span>
      <time dateTime={event.created_at}>{format.time(event.created_at)}</time>
    </div>
  );
}

/** Where the negotiation of a bid is shown. */
const offerPath = ({ rental_offer_id }: EntryData['bid']): string => `/account/offers/${rental_offer_id}`;

/** Where an application is shown to this person. */
function applicationPath({ applications }: Conversation, id: string): string | undefined {
  const side = applications.find((one) => one.id === id)?.side;
  if (!side) return undefined;
  return side === 'BUYER' ? `/tenant/applications/${id}` : `/landlord/applications/${id}`;
}

function EventWords({ event, conversation, viewerId }: EventLineProps): ReactNode {
  const { t, format } = useTexts();
  const member = (id: string | null) => conversation.members.find((one) => one.id === id);
  const name = memberName(member(event.sender_id), t);
  const own = event.sender_id === viewerId;
  const title = (id: string) => {
    const home = conversation.listings.find((one) => one.id === id);
    return (home && homeName(home)) || t('inboxScreens.home');
  };
  const asked = ({ price, price_type }: EntryData['priceChanged']['old']) =>
    price
      ? t('inboxScreens.events.price', {
          price: format.money(price.price, price.currency),
          per: t(labelKey('priceTypeShort', price_type)),
        })
      : t('inboxScreens.events.noPrice');
  switch (event.kind) {
    case 'priceChanged':
      return t('inboxScreens.events.priceChanged', {
        home: title(event.data.listing_id),
        before: asked(event.data.old),
        now: asked(event.data.new),
      });
    case 'republished':
      return t('inboxScreens.events.republished', { home: title(event.data.listing_id) });
    case 'memberAdded':
      return t('inboxScreens.events.memberAdded', {
        names: event.data.user_ids.map((id) => memberName(member(id), t)).join(', '),
      });
    case 'listingConnected':
      return t('inboxScreens.events.listingConnected', {
        homes: event.data.listing_ids.map(title).join(', '),
      });
    case 'application': {
      const words = t(`inboxScreens.events.application.${event.data.event}.${own ? 'own' : 'other'}`, {
        name,
      });
      const path = applicationPath(conversation, event.data.application_id);
      return path ? <Link to={path}>{words}</Link> : words;
    }
    case 'bid':
      return (
        <Link to={offerPath(event.data)}>
          {t(`inboxScreens.events.bid.${event.data.event}.${own ? 'own' : 'other'}`, {
            name,
            price: asked(event.data),
          })}
        </Link>
      );
  }
}

/** A bid of the other side that waits for an answer: how much, beside what is asked, and the way to answer it. */
function OpenBid({ bid, event, conversation }: EventLineProps & { bid: EntryData['bid'] }) {
  const { t, format } = useTexts();
  const name = memberName(
    conversation.members.find(({ id }) => id === event.sender_id),
    t,
  );
  const asked = conversation.listings.find(({ id }) => id === bid.listing_id)?.price;
  return (
    <div className={styles.bid}>
      <div className={styles.bidHead}>
        <Icon of={IconCashBanknote} size={16} />
        <span>{t('inboxScreens.bid.title', { name })}</span>
        <time dateTime={event.created_at}>{format.time(event.created_at)}</time>
      </div>
      <div className={styles.bidBody}>
        <p className="row row--wrap">
          <Money per={t(labelKey('priceTypeShort', bid.price_type))}>
            {format.money(bid.price.price, bid.price.currency)}
          </Money>
          {asked && (
            <span className="small muted">
              {t('inboxScreens.bid.asked', { price: format.money(asked.price, asked.currency) })}
            </span>
          )}
        </p>
        <div>
          <LinkButton variant="primary" size="row" to={offerPath(bid)}>
            {t('inboxScreens.bid.answer')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
