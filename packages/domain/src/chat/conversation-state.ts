import type { RefusalData } from '../shared/refusal.ts';

/** What a member can do in a conversation. */
export const conversationActions = ['write', 'add_users', 'connect_listings', 'block', 'unblock'] as const;
export type ConversationAction = (typeof conversationActions)[number];

/** What counts for what one member can do. */
export interface ConversationFacts {
  /** All members, the caller too, also those whose accounts are gone. */
  members: number;
  /** The others whose accounts are there. */
  others: number;
  /** The caller has blocked somebody of them. */
  hasBlocked: boolean;
  /** Somebody of them has blocked the caller. */
  isBlocked: boolean;
}

/**
 * Why somebody cannot write, or nothing. A block ends a conversation of two; in a larger one the others go on, and whoever
 * has blocked somebody there still hears what all are told.
 */
export function refusalToWrite({
  members,
  others,
  hasBlocked,
  isBlocked,
}: ConversationFacts): RefusalData | undefined {
  if (others === 0) return { code: 'chat.nobodyLeft' };
  return members <= 2 && (hasBlocked || isBlocked) ? { code: 'chat.blocked' } : undefined;
}

/** What a member can do now. */
export function conversationRights(
  facts: ConversationFacts,
  { maxMembers }: { maxMembers: number },
): Record<ConversationAction, boolean> {
  const write = refusalToWrite(facts) === undefined;
  const isPair = facts.members === 2;
  return {
    write,
    add_users: write && facts.members < maxMembers,
    connect_listings: write,
    block: isPair && facts.others === 1 && !facts.hasBlocked,
    unblock: isPair && facts.hasBlocked,
  };
}
