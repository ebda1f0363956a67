import type { openConversation as contract } from '@heima/domain/chat/writing-endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { keepPerson, noteConversation } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { connectFor } from './connect-listings.ts';
import { findConversationOf, listFor, lockConversation } from './conversation-store.ts';
import { refuseBlocked, refuseUnreachable } from './refuse-strangers.ts';
import { send } from './send-message.ts';
import { showConversation } from './show-conversation.ts';
import { startConversation } from './start-conversation.ts';

/** Opens the conversation of the caller and these people, whoever of them began it (E203). */
export const openConversation: Handler<typeof contract> = ({ body }, call) =>
  call.answer(
    async (unit) => {
      const { userId } = signedIn(call.actor);
      await keepPerson(unit.db, userId);
      const others = [...new Set(body.member_ids)].filter((id) => id !== userId);
      const id = await opened(unit, userId, others);
      // Before all that stands in it, as everywhere, so that two calls wait for each other but never in a circle.
      await lockConversation(unit.db, id);
      await listFor(unit.db, id, userId);
      if (body.listing_ids) await connectFor(unit, id, { actor: call.actor, listingIds: body.listing_ids });
      if (body.message !== undefined)
        await send(unit, id, { actor: call.actor, body: body.message, clientKey: body.client_key });
      await noteConversation(unit.db, userId, id);
      return id;
    },
    (id, { db }) => showConversation(db, id, call),
  );

async function opened(unit: UnitOfWork, userId: string, others: readonly string[]): Promise<string> {
  const existing = others.length > 0 && (await findConversationOf(unit.db, [userId, ...others]));
  if (existing) return existing;
  await refuseUnreachable(unit, userId, { ids: others, field: 'member_ids' });
  await refuseBlocked(unit, [userId, ...others], 'member_ids');
  return (await startConversation(unit, [userId, ...others], userId)).id;
}
