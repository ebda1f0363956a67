import { maxMembers } from '@heima/domain/chat/chat-limits.ts';
import { refusalToWrite } from '@heima/domain/chat/conversation-state.ts';
import { membersAdded } from '@heima/domain/chat/events.ts';
import type { addUsers as contract } from '@heima/domain/chat/writing-endpoints.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { addEntry } from './add-entry.ts';
import { changeMembers, insertMembers } from './conversation-store.ts';
import { factsOf, findConversationFor } from './find-conversation.ts';
import { refuseBlocked, refuseUnreachable } from './refuse-strangers.ts';
import { showConversation } from './show-conversation.ts';
import { connectAll } from './start-conversation.ts';

/** Adds people to a conversation, who see what comes from then on (E207). Those who are there already stay as they are. */
export const addUsers: Handler<typeof contract> = ({ params, body }, call) =>
  call.answer(
    async (unit) => {
      const found = await findConversationFor(unit.db, params.id, 'add_users', {
        actor: call.actor,
        lock: true,
      });
      const { row, members, own } = found;
      const present = members.map(({ user_id }) => user_id);
      const added = [...new Set(body.user_ids)].filter((id) => !present.includes(id));
      if (added.length === 0) return;
      await refuseUnreachable(unit, own.user_id, { ids: added, field: 'user_ids' });
      refuseIf(refusalToWrite(await factsOf(unit.db, found)));
      const all = [...present, ...added];
      if (all.length > maxMembers) refuse('chat.tooManyMembers', { params: { maximum: maxMembers } });
      await refuseBlocked(unit, all, 'user_ids');
      const other = await changeMembers(unit.db, params.id, all);
      if (other) refuse('chat.alreadyTogether', { extra: { conversation_id: other } });
      await insertMembers(unit.db, params.id, added, { seesFrom: row.last_seq, now: unit.now });
      await connectAll(unit, params.id, all);
      await addEntry(unit, params.id, {
        kind: 'memberAdded',
        senderId: own.user_id,
        data: { user_ids: added },
      });
      await unit.record(membersAdded, params.id, { userIds: added });
    },
    (_, { db }) => showConversation(db, params.id, call),
  );
