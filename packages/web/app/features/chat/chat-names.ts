import type { ConversationCard, ConversationMember } from '@heima/domain/chat/conversation-answer.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';

/** The members that a person talks with. */
export const othersOf = (
  { members }: Pick<ConversationCard, 'members'>,
  viewerId: string,
): ConversationMember[] => members.filter(({ id }) => id !== viewerId);

/** A member as the page names them. */
export const memberName = (member: Pick<ConversationMember, 'full_name'> | undefined, t: Translate): string =>
  member?.full_name ?? t('inboxScreens.deleted');

/** Whom a conversation is with. */
export const conversationName = (
  conversation: Pick<ConversationCard, 'members'>,
  viewerId: string,
  t: Translate,
): string =>
  othersOf(conversation, viewerId)
    .map((member) => memberName(member, t))
    .join(', ');
