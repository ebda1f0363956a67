import type { markRead as contract } from '@heima/domain/chat/writing-endpoints.ts';
import { noteConversation } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { findConversationFor } from './find-conversation.ts';
import { moveMark, shownUnread } from './member-store.ts';
import { takeBackMessages } from './tell-members.ts';

/** Notes what the caller has read; open pages of all members learn of it. */
export const markRead: Handler<typeof contract> = ({ params, body }, call) =>
  call.change(async (unit) => {
    const { members, own } = await findConversationFor(unit.db, params.id, 'read', {
      actor: call.actor,
      lock: true,
    });
    const mark = { conversationId: params.id, userId: own.user_id };
    const moved = await moveMark(unit.db, { ...mark, seq: body.seq });
    await noteConversation(unit.db, own.user_id, params.id);
    if (!moved) return { read_seq: own.read_seq, unread: shownUnread(own.unread) };
    await takeBackMessages(unit, params.id, own);
    for (const { user_id } of members)
      await unit.notifyLive(user_id, 'chat.read', {
        conversation_id: params.id,
        user_id: own.user_id,
        read_seq: moved.read_seq,
      });
    return { read_seq: moved.read_seq, unread: shownUnread(moved.unread) };
  });
