import type { EntryData, EventKind } from '@heima/domain/chat/timeline-entry.ts';
import { typeOf } from '@heima/domain/notifications/notification-types.ts';
import type { Insertable } from 'kysely';
import '#capabilities/chat/tables.ts';
import { insertListings } from '#capabilities/chat/conversation-store.ts';
import type { ConversationEntryTable, ConversationMemberTable } from '#capabilities/chat/tables.ts';
import { aboutListing } from '#capabilities/listings/about-listing.ts';
import { readListing } from '#capabilities/listings/listing-store.ts';
import { insertConnection } from '#capabilities/profiles/sharing/connection-store.ts';
import type { Database } from '#platform/db/database.ts';
import { demoId } from './demo-id.ts';

/** An entry before it has its place. */
export type EntryDraft = { senderId: string | null; at: Date; audience?: string[] } & (
  | { kind: 'message'; body: string }
  | { [Kind in EventKind]: { kind: Kind; data: EntryData[Kind] } }[EventKind]
);

export interface TalkDraft {
  members: readonly string[];
  /** Nobody, where an application began it. */
  createdBy: string | null;
  /** The homes that it is about, and since when. */
  homes: Map<string, Date>;
  applications: readonly string[];
  entries: EntryDraft[];
  /** Who has not read the last messages, as far as they are all of others. */
  unread?: { userId: string; count: number } | undefined;
}

/** Rows of one statement. */
const atOnce = 500;

/** Puts conversations into the database: entries by their time, in places without gaps, with everybody's marks. */
export async function putConversations(db: Database, talks: readonly TalkDraft[]): Promise<void> {
  const placed = talks.map(place);
  for (const { id, key, talk, rows, members } of placed) {
    await db
      .insertInto('conversation')
      .values({
        id,
        members_key: key,
        created_by: talk.createdBy,
        created_at: rows[0]!.created_at,
        last_seq: rows.length,
      })
      .execute();
    await db.insertInto('conversation_member').values(members).execute();
    for (const [listingId, now] of talk.homes) await insertListings(db, id, { listingIds: [listingId], now });
    if (talk.applications.length > 0)
      await db
        .insertInto('conversation_application')
        .values(talk.applications.map((one) => ({ conversation_id: id, application_id: one })))
        .execute();
    for (const [n, one] of talk.members.entries())
      for (const other of talk.members.slice(n + 1))
        await insertConnection(
          db,
          { between: [one, other], kind: 'conversation', sourceId: id },
          new Date(rows[0]!.created_at),
        );
  }
  const rows = placed.flatMap((one) => one.rows);
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto('conversation_entry')
      .values(rows.slice(from, from + atOnce))
      .execute();
  for (const one of placed) await notifyOfUnread(db, one);
}

type EntryRow = Insertable<ConversationEntryTable> & { created_at: Date };
type Placed = ReturnType<typeof place>;

function place(talk: TalkDraft) {
  const key = [...talk.members].sort().join(',');
  const entries = talk.entries.toSorted((one, other) => Number(one.at) - Number(other.at));
  const began = entries[0]!.at;
  const id = demoId(`conversation ${key}`, began);
  const rows = entries.map(
    (entry, index): EntryRow => ({
      conversation_id: id,
      seq: index + 1,
      id: demoId(`entry ${key} ${index}`, entry.at),
      kind: entry.kind,
      sender_id: entry.senderId,
      body: entry.kind === 'message' ? entry.body : null,
      data: entry.kind === 'message' ? null : JSON.stringify(entry.data),
      client_key: null,
      cause_key: null,
      audience: entry.audience ?? null,
      created_at: entry.at,
    }),
  );
  const members = talk.members.map(
    (userId): Insertable<ConversationMemberTable> => ({
      conversation_id: id,
      user_id: userId,
      joined_at: began,
      sees_from: 0,
      changed_at: entries.at(-1)!.at,
      listed: true,
      ...markOf(rows, userId, talk.unread?.userId === userId ? talk.unread.count : 0),
    }),
  );
  return { id, key, talk, rows, members };
}

/** The mark of a member who has not read so many of the last messages; one's own and what came before are read. */
function markOf(rows: readonly EntryRow[], userId: string, wanted: number) {
  const own = rows.findLast((row) => row.sender_id === userId && row.kind === 'message')?.seq ?? 0;
  const since = rows.filter((row) => row.kind === 'message' && row.sender_id !== userId && row.seq > own);
  const unread = wanted === 0 ? [] : since.slice(-wanted);
  return { read_seq: unread[0] ? unread[0].seq - 1 : rows.length, unread: unread.length };
}

/** One notification stands for all that a member has not read. */
async function notifyOfUnread(db: Database, { id, talk, rows, members }: Placed): Promise<void> {
  for (const { user_id, read_seq, unread } of members) {
    if (!unread) continue;
    const first = rows[read_seq]!;
    const sender = await db
      .selectFrom('app_user')
      .select('full_name')
      .where('id', '=', first.sender_id!)
      .executeTakeFirstOrThrow();
    const home = [...talk.homes.keys()].at(-1);
    const row = home === undefined ? undefined : await readListing(db, home, null);
    const about = row && aboutListing(row);
    await db
      .insertInto('notification')
      .values({
        user_id,
        id: demoId(`notification of messages ${id} ${user_id}`, first.created_at),
        type: typeOf('new_message').id,
        subject_id: id,
        params: JSON.stringify({
          name: sender.full_name,
          about: about?.title ?? { text: 'chat.conversation' },
        }),
        image: about?.image ?? null,
        once_key: `conversation ${id} after ${read_seq}`,
        created_at: first.created_at,
        seen_at: null,
        clicked_at: null,
      })
      .execute();
  }
}
