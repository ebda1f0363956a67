import type { AccessTable } from '../shared/access.ts';
import { allOf, member, type Relation } from '../shared/relations.ts';

/** A conversation for one caller. */
export interface ConversationSubject {
  /** The caller is one of its members. */
  takesPart: boolean;
}

const takesPart = allOf(member, ((_, subject) => subject.takesPart) as Relation<ConversationSubject>);

/**
 * Who may do what in a conversation: its members, and nobody of the staff, who see what was reported to them and no more.
 * What a block or a deleted account forbids is no matter of access.
 */
export const conversationAccess = {
  read: takesPart,
  write: takesPart,
  add_users: takesPart,
  connect_listings: takesPart,
} satisfies AccessTable<ConversationSubject>;
