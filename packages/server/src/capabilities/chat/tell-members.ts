import type { NotificationParam } from '@heima/domain/notifications/notification-params.ts';
import { aboutListing, readListing } from '#capabilities/listings/public.ts';
import { notify, takeBackNotification } from '#capabilities/notifications/public.ts';
import { nameOf } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { listingsOf, type MemberRow } from './conversation-store.ts';
import type { EntryRow } from './entry-store.ts';
import type { Told } from './member-store.ts';

/** Names all that a member has not read since the last mark: of many messages one notification is made (CH03). */
const keyOf = (conversationId: string, readSeq: number): string =>
  `conversation ${conversationId} after ${readSeq}`;

/** Notifies the others of a message, unless they have yet to read an earlier one that they were notified of. */
export async function tellOfMessage(unit: UnitOfWork, row: EntryRow, told: readonly Told[]): Promise<void> {
  const receivers = told.filter(({ user_id }) => user_id !== row.sender_id);
  const [name, { about, image }] = [await nameOf(unit.db, row.sender_id), await aboutOf(unit, row)];
  for (const { user_id, read_seq } of receivers)
    await notify(unit, {
      type: 'new_message',
      receivers: [user_id],
      subjectId: row.conversation_id,
      params: { name: name ?? '', about },
      image,
      key: keyOf(row.conversation_id, read_seq),
    });
}

/** Takes a notification back whose messages were read: no e-mail of them is sent any more. */
export const takeBackMessages = (
  unit: UnitOfWork,
  conversationId: string,
  { user_id, read_seq }: Pick<MemberRow, 'user_id' | 'read_seq'>,
): Promise<void> =>
  takeBackNotification(unit, { receivers: [user_id], key: keyOf(conversationId, read_seq) });

/** The home that a message is about: the one it names, else the last one that the conversation is about. */
async function aboutOf(
  { db }: UnitOfWork,
  row: EntryRow,
): Promise<{ about: NotificationParam; image: string | null }> {
  const named = row.data && 'listing_id' in row.data ? row.data.listing_id : undefined;
  const id = named ?? (await listingsOf(db, [row.conversation_id])).at(-1)?.listing_id;
  const listing = id === undefined ? undefined : await readListing(db, id, null);
  if (!listing) return { about: { text: 'chat.conversation' }, image: null };
  const { title, image } = aboutListing(listing);
  return { about: title, image };
}
