import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import type { ChatMessage, TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';
import { IconArrowDown } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { dayName } from './chat-days.ts';
import { conversationName, memberName, othersOf } from './chat-names.ts';
import { EventLine } from './event-line.tsx';
import { MessageBubble, UnsentBubble } from './message-bubble.tsx';
import styles from './thread.module.css';
import { type ThreadRow, threadRows } from './thread-rows.ts';
import type { Timeline, TimelineState } from './timeline.ts';
import type { UnsentMessage, UnsentMessages } from './unsent-messages.ts';
import { useOnline } from './use-online.ts';
import { useReadMark } from './use-read-mark.ts';
import { useTyping } from './use-typing.ts';

/** Pixels from the end that still count as being there. */
const nearEnd = 80;
/** Older entries are asked for when so many rows are left above. */
const olderFrom = 5;
const heights: Readonly<Record<ThreadRow['kind'], number>> = {
  day: 45,
  unread: 44,
  message: 72,
  event: 32,
  unsent: 76,
};
/** On the server, and before the page knows its size, the last rows are drawn as on a screen of this height. */
const assumedHeight = 800;

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

interface ThreadProps {
  conversation: Conversation;
  viewerId: string;
  timeline: Timeline;
  state: TimelineState;
  unsent: UnsentMessages;
  messages: readonly UnsentMessage[];
}

/**
 * Messages and events of a conversation. Only what is in view is drawn, however long it is. It opens where the unread
 * begins, follows what is written as long as its end is in view, and keeps its place when older entries come above.
 */
export function Thread({ conversation, viewerId, timeline, state, unsent, messages }: ThreadProps) {
  const { t, format } = useTexts();
  const today = useToday();
  const isOffline = !useOnline();
  const { entries, hasOlder, older } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const own = conversation.members.find(({ id }) => id === viewerId);
  const [readSeq] = useState(own?.read_seq ?? 0);
  const rows = useMemo(
    () => threadRows({ entries, unsent: messages, viewerId, readSeq }),
    [entries, messages, viewerId, readSeq],
  );
  const [isAtEnd, setAtEnd] = useState(true);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => heights[rows[at]!.kind],
    getItemKey: (at) => rows[at]!.key,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    overscan: 8,
    initialRect: { width: 0, height: assumedHeight },
    initialOffset: () => Math.max(0, rows.reduce((sum, { kind }) => sum + heights[kind], 0) - assumedHeight),
    onChange: (list) => setAtEnd(list.isAtEnd(nearEnd)),
  });

  const unreadAt = rows.findIndex(({ kind }) => kind === 'unread');
  const hasOpened = useRef(false);
  useBeforePaint(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    if (unreadAt > 0) virtual.scrollToIndex(unreadAt, { align: 'start' });
    else virtual.scrollToEnd();
  }, [virtual, unreadAt]);

  // What one writes oneself is shown, wherever one has read.
  const ownCount = useRef(messages.length);
  useEffect(() => {
    if (messages.length > ownCount.current) virtual.scrollToEnd();
    ownCount.current = messages.length;
  }, [messages.length, virtual]);

  const items = virtual.getVirtualItems();
  const firstShown = items[0]?.index ?? 0;
  useEffect(() => {
    if (hasOlder && older === 'idle' && firstShown < olderFrom && hasOpened.current)
      timeline.loadOlder().catch(announceProblem);
  }, [hasOlder, older, firstShown, timeline]);

  const lastSeq = entries.at(-1)?.seq ?? 0;
  useReadMark({ conversationId: conversation.id, lastSeq, readSeq: own?.read_seq ?? 0, isAtEnd });
  const typing = useTyping(conversation.id, entries);
  const newCount = useNewCount(entries, { viewerId, isAtEnd });
  const readBelow = useReadBelow(entries, conversation, viewerId);
  const name = conversationName(conversation, viewerId, t);

  const [first, last] = [items[0], items.at(-1)];
  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={t('inboxScreens.thread', { name })}
      >
        {hasOlder && (
          <div className={styles.older}>
            {older === 'failed' ? (
              <>
                <p role="alert">{t('inboxScreens.older.failed')}</p>
                <Button size="small" onClick={() => timeline.loadOlder().catch(announceProblem)}>
                  {t('inboxScreens.older.again')}
                </Button>
              </>
            ) : (
              <p className="small muted">{t('inboxScreens.older.loading')}</p>
            )}
          </div>
        )}
        {rows.length === 0 && <p className={styles.day}>{t('inboxScreens.empty', { name })}</p>}
        <ol
          className={styles.rows}
          style={{
            paddingTop: first?.start ?? 0,
            paddingBottom: last ? virtual.getTotalSize() - last.end : 0,
          }}
        >
          {items.map(({ key, index }) => {
            const row = rows[index]!;
            return (
              <li key={key} ref={virtual.measureElement} data-index={index}>
                {row.kind === 'day' && (
                  <div className={styles.day} suppressHydrationWarning>
                    {dayName(row.day, { t, format, today })}
                  </div>
                )}
                {row.kind === 'unread' && <div className={styles.unread}>{t('inboxScreens.unread')}</div>}
                {row.kind === 'message' && (
                  <MessageBubble
                    {...row}
                    conversation={conversation}
                    viewerId={viewerId}
                    read={row.message.seq === readBelow?.seq ? readBelow.words : undefined}
                  />
                )}
                {row.kind === 'event' && (
                  <EventLine {...row} conversation={conversation} viewerId={viewerId} />
                )}
                {row.kind === 'unsent' && (
                  <UnsentBubble message={row.message} unsent={unsent} isOffline={isOffline} />
                )}
              </li>
            );
          })}
        </ol>
      </section>
      <p className={styles.typing} aria-live="polite">
        {typing.length > 0 &&
          t('inboxScreens.typing', {
            count: typing.length,
            names: typing
              .map((id) =>
                memberName(
                  conversation.members.find((one) => one.id === id),
                  t,
                ),
              )
              .join(', '),
          })}
      </p>
      <Announcer entries={entries} conversation={conversation} viewerId={viewerId} />
      {!isAtEnd && (
        <Button
          variant="float"
          size="row"
          className={styles.jump}
          onClick={() => virtual.scrollToEnd({ behavior: 'smooth' })}
        >
          <Icon of={IconArrowDown} size={16} />
          {newCount > 0 ? t('inboxScreens.newer', { count: newCount }) : t('inboxScreens.newest')}
        </Button>
      )}
    </div>
  );
}

const isOfOther = (entry: TimelineEntry, viewerId: string): entry is ChatMessage =>
  entry.kind === 'message' && entry.sender_id !== viewerId;

/** How many messages of others have come since the end was last in view. */
function useNewCount(
  entries: readonly TimelineEntry[],
  { viewerId, isAtEnd }: { viewerId: string; isAtEnd: boolean },
): number {
  const seen = useRef(0);
  const last = entries.at(-1)?.seq ?? 0;
  if (isAtEnd) seen.current = last;
  return entries.filter((entry) => entry.seq > seen.current && isOfOther(entry, viewerId)).length;
}

/** Below which own message it is said that others have read it, and in which words. */
function useReadBelow(
  entries: readonly TimelineEntry[],
  conversation: Conversation,
  viewerId: string,
): { seq: number; words: string } | undefined {
  const { t } = useTexts();
  const others = othersOf(conversation, viewerId);
  const mark = entries.findLast(
    ({ kind, sender_id, seq }) =>
      kind === 'message' && sender_id === viewerId && others.some(({ read_seq }) => read_seq >= seq),
  );
  if (!mark) return undefined;
  const readers = others.filter(({ read_seq }) => read_seq >= mark.seq);
  const words =
    readers.length === others.length
      ? t('inboxScreens.read.all')
      : t('inboxScreens.read.some', { count: readers.length });
  return { seq: mark.seq, words };
}

interface AnnouncerProps {
  entries: readonly TimelineEntry[];
  conversation: Conversation;
  viewerId: string;
}

/** Reads out what others write while the thread is open; what is drawn anew by scrolling is not read again. */
function Announcer({ entries, conversation, viewerId }: AnnouncerProps) {
  const { t } = useTexts();
  const [openedAt] = useState(entries.at(-1)?.seq ?? 0);
  const last = entries.findLast((entry) => isOfOther(entry, viewerId));
  const sender = conversation.members.find(({ id }) => id === last?.sender_id);
  return (
    <p className="sr" aria-live="polite">
      {last?.kind === 'message' &&
        last.seq > openedAt &&
        t('inboxScreens.says', { name: memberName(sender, t), text: last.message })}
    </p>
  );
}
