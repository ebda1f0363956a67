import { messageWarnings } from '@heima/domain/chat/message-warnings.ts';
import type { ChatMessage, EntryData, EventKind, TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';
import type { EntryRow } from './entry-store.ts';

const common = ({ id, seq, sender_id, created_at }: EntryRow) => ({
  id,
  seq,
  sender_id,
  created_at: created_at.toISOString(),
});

/** For whom messages are looked through, and what rents the homes of the conversation ask. */
export interface Reader {
  userId: string;
  rents: readonly number[];
}

/** @param reader nobody where a message is shown to who wrote it, and in lists */
export const presentMessage = (row: EntryRow, reader?: Reader): ChatMessage => ({
  ...common(row),
  kind: 'message',
  message: row.body ?? '',
  client_key: row.client_key,
  listing_id: row.data && 'listing_id' in row.data ? row.data.listing_id : null,
  // Contracts between the two will settle rent and payment.
  warnings:
    reader && row.sender_id !== reader.userId
      ? messageWarnings(row.body ?? '', { rents: reader.rents, contractExists: false })
      : [],
});

/** An entry as a member sees it. */
export const presentEntry = (row: EntryRow, reader: Reader): TimelineEntry =>
  row.kind === 'message'
    ? presentMessage(row, reader)
    : // The kind says which data there is; `addEntry` takes no other.
      ({ ...common(row), kind: row.kind, data: row.data as EntryData[EventKind] } as TimelineEntry);
