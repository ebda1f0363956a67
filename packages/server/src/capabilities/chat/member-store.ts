import { unreadUpTo } from '@heima/domain/chat/chat-limits.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** What a new entry changes for a member, and what the member had read before it. */
export interface Told {
  user_id: string;
  read_seq: number;
}

/**
 * Notes a new entry for the members who see it: their lists sort by it. A message is unread for all but its sender, who
 * has read everything up to it.
 */
export async function noteEntry(
  db: Database,
  {
    conversationId,
    seq,
    senderId,
    isMessage,
    audience,
    now,
  }: {
    conversationId: string;
    seq: number;
    senderId: string | null;
    isMessage: boolean;
    audience: readonly string[] | null;
    now: Date;
  },
): Promise<Told[]> {
  const isSender = sql`(${isMessage} and user_id is not distinct from ${senderId}::uuid)`;
  const { rows } = await sql<Told>`
    update conversation_member set
      changed_at = greatest(changed_at, ${now}), listed = true,
      unread = case when ${isSender} then 0 else unread + ${isMessage ? 1 : 0} end,
      read_seq = case when ${isSender} then ${seq} else read_seq end
    where conversation_id = ${conversationId}
      and (${audience}::uuid[] is null or user_id = any(${audience}::uuid[]))
    returning user_id, read_seq`.execute(db);
  return rows.sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
}

/**
 * Moves the mark of what a member has read, never back and never past the last entry. The conversation is locked, so that
 * no message comes meanwhile that would not be counted.
 */
export async function moveMark(
  db: Database,
  { conversationId, userId, seq }: { conversationId: string; userId: string; seq: number },
): Promise<{ read_seq: number; unread: number } | undefined> {
  const { rows } = await sql<{ read_seq: number; unread: number }>`
    update conversation_member m set read_seq = least(${seq}, c.last_seq), unread = (
      select count(*)::int from conversation_entry e
      where e.conversation_id = m.conversation_id and e.kind = 'message' and e.seq > least(${seq}, c.last_seq)
        and e.sender_id is distinct from m.user_id)
    from conversation c
    where c.id = m.conversation_id and m.conversation_id = ${conversationId} and m.user_id = ${userId}
      and m.read_seq < least(${seq}, c.last_seq)
    returning m.read_seq, m.unread`.execute(db);
  return rows[0];
}

/** How many conversations of a person have unread messages, and how many these are. */
export async function countUnread(
  db: Database,
  userId: string,
): Promise<{ conversations: number; messages: number }> {
  const { rows } = await sql<{ conversations: number; messages: number }>`
    select count(*)::int as conversations, coalesce(sum(unread), 0)::int as messages
    from conversation_member where user_id = ${userId} and unread > 0`.execute(db);
  return rows[0]!;
}

/** As answers say it: nobody counts further than this. */
export const shownUnread = (unread: number): number => Math.min(unread, unreadUpTo);
