import type { ChatMessage, TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';
import type { UnsentMessage } from './unsent-messages.ts';

/** Messages of one person that follow each other this closely are drawn as one. */
const togetherMs = 5 * 60_000;

/** One line of a thread as it is drawn. */
export type ThreadRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean }
  | { kind: 'event'; key: string; event: Exclude<TimelineEntry, ChatMessage>; isOpen: boolean }
  | { kind: 'unsent'; key: string; message: UnsentMessage };

interface Thread {
  entries: readonly TimelineEntry[];
  unsent: readonly UnsentMessage[];
  viewerId: string;
  /** Up to where the viewer had read when the page was opened. */
  readSeq: number;
}

const isTogether = (one: TimelineEntry | undefined, other: TimelineEntry | undefined): boolean =>
  one?.kind === 'message' &&
  other?.kind === 'message' &&
  one.sender_id === other.sender_id &&
  one.created_at.slice(0, 10) === other.created_at.slice(0, 10) &&
  Date.parse(other.created_at) - Date.parse(one.created_at) < togetherMs;

/** What one has sent oneself keeps its place in the list while it becomes an entry. */
const keyOf = (entry: TimelineEntry): string =>
  entry.kind === 'message' ? (entry.client_key ?? entry.id) : entry.id;

/** The lines of a thread: entries with their days, where the unread begins, and what is still on its way. */
export function threadRows({ entries, unsent, viewerId, readSeq }: Thread): ThreadRow[] {
  const rows: ThreadRow[] = [];
  const lastOfOffer = new Map<string, number>();
  for (const entry of entries)
    if (entry.kind === 'bid') lastOfOffer.set(entry.data.rental_offer_id, entry.seq);
  let day: string | undefined;
  let hasMark = false;
  for (const [at, entry] of entries.entries()) {
    const of = entry.created_at.slice(0, 10);
    if (of !== day) rows.push({ kind: 'day', key: `day ${of}`, day: of });
    day = of;
    const isNew = entry.kind === 'message' && entry.sender_id !== viewerId && entry.seq > readSeq;
    // What nobody has read yet begins with the page itself, which needs no mark.
    if (isNew && !hasMark && at > 0) rows.push({ kind: 'unread', key: 'unread' });
    hasMark ||= isNew;
    const key = keyOf(entry);
    if (entry.kind === 'message')
      rows.push({
        kind: 'message',
        key,
        message: entry,
        isFirst: !isTogether(entries[at - 1], entry),
        isLast: !isTogether(entry, entries[at + 1]),
      });
    else
      rows.push({
        kind: 'event',
        key,
        event: entry,
        isOpen: entry.kind === 'bid' && lastOfOffer.get(entry.data.rental_offer_id) === entry.seq,
      });
  }
  const arrived = new Set(rows.map(({ key }) => key));
  for (const message of unsent)
    if (!arrived.has(message.key)) rows.push({ kind: 'unsent', key: message.key, message });
  return rows;
}
