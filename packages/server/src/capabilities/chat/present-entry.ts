import type { ChatMessage, EntryData, EventKind, TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';
import type { EntryRow } from './entry-store.ts';

const common = ({ id, seq, sender_id, created_at }: EntryRow) => ({
  id,
  seq,
  sender_id,
  created_at: created_at.toISOString(),
});

export const presentMessage = (row: EntryRow): ChatMessage => ({
  ...common(row),
  kind: 'message',
  message: row.body ?? '',
  client_key: row.client_key,
  listing_id: row.data && 'listing_id' in row.data ? row.data.listing_id : null,
  warnings: [],
});

/** An entry as a member sees it. */
export const presentEntry = (row: EntryRow): TimelineEntry =>
  row.kind === 'message'
    ? presentMessage(row)
    : // The kind says which data there is; `addEntry` takes no other.
      ({ ...common(row), kind: row.kind, data: row.data as EntryData[EventKind] } as TimelineEntry);
