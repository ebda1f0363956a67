import { refusalToWrite } from '@heima/domain/chat/conversation-state.ts';
import { messageSent } from '@heima/domain/chat/events.ts';
import type { sendMessage as contract } from '@heima/domain/chat/writing-endpoints.ts';
import { type Actor, signedIn } from '@heima/domain/shared/actor.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { keepPerson, noteConversation } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { addEntry } from './add-entry.ts';
import { type EntryRow, findSent } from './entry-store.ts';
import { factsOf, findConversationFor } from './find-conversation.ts';
import { presentMessage } from './present-entry.ts';
import { takeBackMessages, tellOfMessage } from './tell-members.ts';

/** Sends a message (E206). */
export const sendMessage: Handler<typeof contract> = ({ params, body }, call) =>
  call.answer(
    (unit) => send(unit, params.id, { actor: call.actor, body: body.message, clientKey: body.client_key }),
    (row) => presentMessage(row),
  );

interface Sending {
  actor: Actor;
  body: string;
  clientKey: string | undefined;
  listingId?: string;
}

/**
 * Adds a message of the caller to a conversation; the same key again gives the message that is there, however late it
 * comes (CH03).
 */
export async function send(
  unit: UnitOfWork,
  conversationId: string,
  { actor, body, clientKey, listingId }: Sending,
): Promise<EntryRow> {
  const { userId } = signedIn(actor);
  await keepPerson(unit.db, userId);
  const found = await findConversationFor(unit.db, conversationId, 'write', { actor, lock: true });
  const sent = clientKey && (await findSent(unit.db, conversationId, { senderId: userId, clientKey }));
  if (sent) return sent;
  refuseIf(refusalToWrite(await factsOf(unit.db, found)));
  const { row, told } = await addEntry(unit, conversationId, {
    kind: 'message',
    senderId: userId,
    body,
    listingId,
    clientKey,
  });
  await unit.record(messageSent, conversationId, { seq: row.seq });
  // Whoever answers has read what there was.
  await takeBackMessages(unit, conversationId, found.own);
  await tellOfMessage(unit, row, told);
  await noteConversation(unit.db, userId, conversationId);
  return row;
}
