import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { MemberRow } from './conversation-store.ts';
import type { ConversationEntryTable } from './tables.ts';

export type EntryRow = Omit<Selectable<ConversationEntryTable>, 'cause_key' | 'audience' | 'words'>;

const columns = [
  'conversation_id',
  'seq',
  'id',
  'kind',
  'sender_id',
  'body',
  'data',
  'client_key',
  'created_at',
] as const;
const listed = sql.join(columns.map((column) => sql.ref(`e.${column}`)));

/** Gives the next place in a conversation. Its row stays locked until the transaction ends, so that places have no gaps. */
export async function nextSeq(db: Database, conversationId: string): Promise<number> {
  const row = await db
    .updateTable('conversation')
    .set((set) => ({ last_seq: set('last_seq', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return row.last_seq;
}

export const insertEntry = async (db: Database, row: Insertable<ConversationEntryTable>): Promise<EntryRow> =>
  db.insertInto('conversation_entry').values(row).returning(columns).executeTakeFirstOrThrow();

/** The message that a person sent with this key; searched once the conversation is locked. */
export const findSent = (
  db: Database,
  conversationId: string,
  { senderId, clientKey }: { senderId: string; clientKey: string },
): Promise<EntryRow | undefined> =>
  db
    .selectFrom('conversation_entry')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();

/** Whether an event was told of already. */
export async function isToldOf(db: Database, conversationId: string, causeKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_entry')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('cause_key', '=', causeKey)
    .executeTakeFirst();
  return row !== undefined;
}

type Viewer = Pick<MemberRow, 'conversation_id' | 'user_id' | 'sees_from'>;

/** The entries that a member sees. */
const seenBy = ({ conversation_id, user_id, sees_from }: Viewer): RawBuilder<unknown> =>
  sql`e.conversation_id = ${conversation_id} and e.seq > ${sees_from}
    and (e.audience is null or ${user_id} = any(e.audience))`;

export type PageAt = { before: number } | { after: number } | { offset: number };

/** A page of the entries that a member sees, in their order, and whether there are more before and after it. */
export async function entryPage(
  db: Database,
  viewer: Viewer,
  at: PageAt,
  size: number,
): Promise<{ rows: EntryRow[]; hasOlder: boolean; hasNewer: boolean }> {
  const seen = seenBy(viewer);
  if ('after' in at) {
    const { rows } = await sql<EntryRow>`select ${listed} from conversation_entry e
      where ${seen} and e.seq > ${at.after} order by e.seq limit ${size + 1}`.execute(db);
    return { rows: rows.slice(0, size), hasOlder: at.after > viewer.sees_from, hasNewer: rows.length > size };
  }
  const where = 'before' in at ? sql`${seen} and e.seq < ${at.before}` : seen;
  const offset = 'offset' in at ? at.offset : 0;
  const { rows } = await sql<EntryRow>`select ${listed} from conversation_entry e
    where ${where} order by e.seq desc limit ${size + 1} offset ${offset}`.execute(db);
  return {
    rows: rows.slice(0, size).reverse(),
    hasOlder: rows.length > size,
    hasNewer: 'before' in at || offset > 0,
  };
}

/** Those of these messages that a member sees. */
export async function findSeen(db: Database, viewer: Viewer, seqs: readonly number[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`select ${listed} from conversation_entry e
    where ${seenBy(viewer)} and e.kind = 'message' and e.seq = any(${seqs}::int[]) order by e.seq`.execute(
    db,
  );
  return rows;
}

/** How many entries a member sees: places have no gaps, so that only those for some are looked at. */
export async function countEntries(db: Database, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(0, c.last_seq - ${viewer.sees_from} - (
      select count(*) from conversation_entry e where e.conversation_id = c.id and e.seq > ${viewer.sees_from}
        and e.audience is not null and not ${viewer.user_id} = any(e.audience)))::int as count
    from conversation c where c.id = ${viewer.conversation_id}`.execute(db);
  return rows[0]!.count;
}

/** The place of the last entry that a member sees; 0 where there is none. */
export async function lastSeen(db: Database, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select e.seq from conversation_entry e where ${seenBy(viewer)} order by e.seq desc limit 1`.execute(db);
  return rows[0]?.seq ?? 0;
}

/** The last message that a member sees of each of these conversations. */
export async function lastMessages(
  db: Database,
  userId: string,
  conversationIds: readonly string[],
): Promise<Map<string, EntryRow>> {
  const { rows } = await sql<EntryRow>`
    select e.* from conversation_member m cross join lateral (
      select ${listed} from conversation_entry e
      where e.conversation_id = m.conversation_id and e.kind = 'message' and e.seq > m.sees_from
      order by e.seq desc limit 1) e
    where m.user_id = ${userId} and m.conversation_id = any(${conversationIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.conversation_id, row]));
}
