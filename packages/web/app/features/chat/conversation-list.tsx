import { unreadUpTo } from '@heima/domain/chat/chat-limits.ts';
import type { ConversationCard } from '@heima/domain/chat/conversation-answer.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Count } from '#ui/count.tsx';
import { briefly } from './chat-days.ts';
import { conversationName, othersOf } from './chat-names.ts';
import styles from './conversation-list.module.css';
import { homeName } from './home-name.ts';

interface ConversationListProps {
  conversations: readonly ConversationCard[];
  viewerId: string;
  /** The one that is open. */
  currentId: string | undefined;
  /** The address of one, with the filter that the list has. */
  to: (id: string) => string;
}

/** Conversations, the last changed first: with whom, about which home, what was said last. Arrows move between them. */
export function ConversationList({ conversations, viewerId, currentId, to }: ConversationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} className={styles.list} onKeyDown={move}>
      {conversations.map((one) => (
        <li key={one.id}>
          <ConversationRow
            conversation={one}
            viewerId={viewerId}
            isCurrent={one.id === currentId}
            to={to(one.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  conversation: ConversationCard;
  viewerId: string;
  isCurrent: boolean;
  to: string;
}

function ConversationRow({ conversation, viewerId, isCurrent, to }: RowProps) {
  const { t, format } = useTexts();
  const today = useToday();
  const { listings, last_message: last, unread, changed_at } = conversation;
  const name = conversationName(conversation, viewerId, t);
  const [first] = othersOf(conversation, viewerId);
  const homes = joined(listings.map(homeName));
  const said = last
    ? last.sender_id === viewerId
      ? t('inboxScreens.list.own', { text: last.message })
      : last.message
    : t('inboxScreens.list.nothing');
  return (
    <Link
      className={classNames(styles.row, unread > 0 && styles.unread)}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      data-conversation={conversation.id}
    >
      <Avatar name={name} image={first?.profile_image?.image.smaller} />
      <span className={styles.name}>{name}</span>
      <time className={styles.when} dateTime={changed_at} suppressHydrationWarning>
        {briefly(changed_at, { t, format, today })}
      </time>
      {homes && <span className={styles.home}>{homes}</span>}
      <span className={styles.said}>{said}</span>
      {unread > 0 && (
        <Count className={styles.count}>
          <span aria-hidden="true">{unread >= unreadUpTo ? `${unreadUpTo - 1}+` : unread}</span>
          <span className="sr">{t('inboxScreens.list.unread', { count: unread })}</span>
        </Count>
      )}
    </Link>
  );
}
