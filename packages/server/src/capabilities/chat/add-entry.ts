import type { EntryData, EventKind } from '@heima/domain/chat/timeline-entry.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type EntryRow, insertEntry, nextSeq } from './entry-store.ts';
import { noteEntry, type Told } from './member-store.ts';

/** An entry that is to be added. */
export type NewEntry = {
  senderId: string | null;
  /** Whom it is for; everybody where nobody is named. */
  audience?: readonly string[];
} & (
  | { kind: 'message'; body: string; listingId?: string | undefined; clientKey?: string | undefined }
  | { [Kind in EventKind]: { kind: Kind; data: EntryData[Kind]; causeKey?: string } }[EventKind]
);

/**
 * Adds an entry to a conversation, in whose order it stands from here on, and tells the open pages of who sees it.
 * @returns the entry, and the members who see it
 */
export async function addEntry(
  unit: UnitOfWork,
  conversationId: string,
  entry: NewEntry,
): Promise<{ row: EntryRow; told: Told[] }> {
  const { db, now } = unit;
  const seq = await nextSeq(db, conversationId);
  const isMessage = entry.kind === 'message';
  const data = isMessage ? (entry.listingId ? { listing_id: entry.listingId } : null) : entry.data;
  const audience = entry.audience ? [...entry.audience] : null;
  const row = await insertEntry(db, {
    conversation_id: conversationId,
    seq,
    id: newId(),
    kind: entry.kind,
    sender_id: entry.senderId,
    body: isMessage ? entry.body : null,
    data: data && JSON.stringify(data),
    client_key: (isMessage && entry.clientKey) || null,
    cause_key: (!isMessage && entry.causeKey) || null,
    audience,
    created_at: now,
  });
  const told = await noteEntry(db, {
    conversationId,
    seq,
    senderId: entry.senderId,
    isMessage,
    audience,
    now,
  });
  for (const { user_id } of told)
    await unit.notifyLive(user_id, 'chat.entry', { conversation_id: conversationId, seq });
  return { row, told };
}
