import { conversationAccess } from '@heima/domain/chat/access.ts';
import { maxMembers } from '@heima/domain/chat/chat-limits.ts';
import { type ConversationFacts, conversationRights } from '@heima/domain/chat/conversation-state.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { type Actor, signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { blocksBetween } from '#capabilities/blocks/public.ts';
import { namesOf } from '#capabilities/people/public.ts';
import type { Database } from '#platform/db/database.ts';
import {
  type ConversationRow,
  findConversation,
  lockConversation,
  type MemberRow,
  membersOf,
} from './conversation-store.ts';

/** A conversation with its members, and which of them asks. */
export interface Found {
  row: ConversationRow;
  members: MemberRow[];
  own: MemberRow;
}

/**
 * The conversation, when the caller takes part in it. Both rows are asked for either way, so that nobody learns from the
 * time of an answer whether there is one (CH04).
 * @throws 404 where there is none or the caller is no member
 */
export async function findConversationFor(
  db: Database,
  id: string,
  action: keyof typeof conversationAccess,
  { actor, lock = false }: { actor: Actor; lock?: boolean },
): Promise<Found> {
  const row = await (lock ? lockConversation(db, id) : findConversation(db, id));
  const members = await membersOf(db, [id]);
  const { userId } = signedIn(actor);
  const own = members.find(({ user_id }) => user_id === userId);
  authorize(conversationAccess, action, actor, { takesPart: own !== undefined });
  return row && own ? { row, members, own } : refuse('common.notFound');
}

/** What counts for what the caller can do in it. */
export async function factsOf(db: Database, { members, own }: Found): Promise<ConversationFacts> {
  const others = members.map(({ user_id }) => user_id).filter((id) => id !== own.user_id);
  const [names, { byUser, ofUser }] = await Promise.all([
    namesOf(db, others),
    blocksBetween(db, own.user_id, others),
  ]);
  return {
    members: members.length,
    others: names.size,
    hasBlocked: byUser.length > 0,
    isBlocked: ofUser.length > 0,
  };
}

export const rightsOf = async (db: Database, found: Found) =>
  conversationRights(await factsOf(db, found), { maxMembers });
