import { refusalToWrite } from '@heima/domain/chat/conversation-state.ts';
import type { showTyping as contract } from '@heima/domain/chat/writing-endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { sendLiveSign } from '#platform/live/live-sign.ts';
import { factsOf, findConversationFor } from './find-conversation.ts';

/** Between two signs of one person in one conversation. */
const pauseMs = 2000;
/** Signs that are remembered. */
const mostKept = 10_000;

const lastSigns = new Map<string, number>();

/** Whether a sign follows too soon after the last; each copy of the program counts for itself. */
function isTooSoon(key: string, now: number): boolean {
  const last = lastSigns.get(key);
  if (last !== undefined && now - last < pauseMs && now >= last) return true;
  lastSigns.delete(key);
  lastSigns.set(key, now);
  if (lastSigns.size > mostKept) lastSigns.delete(lastSigns.keys().next().value!);
  return false;
}

/** Shows the others that the caller is writing. Where nothing can be sent, and too soon, nothing is shown. */
export const showTyping: Handler<typeof contract> = async ({ params }, call) => {
  const { db } = call.services;
  const found = await findConversationFor(db, params.id, 'write', call);
  const { user_id } = found.own;
  const to = found.members.map((row) => row.user_id).filter((id) => id !== user_id);
  if (!refusalToWrite(await factsOf(db, found)) && !isTooSoon(`${params.id} ${user_id}`, call.now.getTime()))
    await sendLiveSign(db, {
      to,
      kind: 'chat.typing',
      payload: { conversation_id: params.id, user_id },
    });
  return call.unchanged(undefined);
};
