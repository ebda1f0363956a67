import type { reportInConversation as contract } from '@heima/domain/chat/report-endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { fileReport } from '#capabilities/reports/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { findSeen } from './entry-store.ts';
import { findConversationFor } from './find-conversation.ts';

/**
 * Reports somebody of a conversation to staff. The messages that are named are copied into the report: staff never read
 * in a conversation, and what was reported stays as it was.
 */
export const reportInConversation: Handler<typeof contract> = ({ params, body }, call) =>
  call.answer(async (unit) => {
    const { members, own } = await findConversationFor(unit.db, params.id, 'read', call);
    const others = members.map(({ user_id }) => user_id).filter((id) => id !== own.user_id);
    const personId = body.user_id ?? (others.length === 1 ? others[0]! : undefined);
    if (personId === undefined)
      return refuse('common.invalidInput', { fields: { user_id: ['validation.required'] } });
    if (!others.includes(personId))
      return refuse('common.invalidInput', { fields: { user_id: ['chat.messages.notHere'] } });
    const rows = await findSeen(unit.db, own, body.entry_seqs ?? []);
    await fileReport(unit, call, {
      personId,
      reason: body.reason,
      text: body.text,
      messages: rows.map(({ conversation_id, seq, sender_id, body: text, created_at }) => ({
        conversation_id,
        seq,
        by_reported: sender_id === personId,
        body: text!,
        sent_at: created_at,
      })),
    });
  });
