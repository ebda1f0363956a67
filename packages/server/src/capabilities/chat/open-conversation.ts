import { refusalToWrite } from '@heima/domain/chat/conversation-state.ts';
import type { openConversation as contract } from '@heima/domain/chat/writing-endpoints.ts';
import { type Actor, signedIn } from '@heima/domain/shared/actor.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { anyBlockAmong } from '#capabilities/blocks/public.ts';
import { keepPerson } from '#capabilities/people/public.ts';
import { dealtWithAmong } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { connectListings } from './connect-listings.ts';
import { findConversationOf, listFor, listingsToConnect } from './conversation-store.ts';
import { factsOf, findConversationFor } from './find-conversation.ts';
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
      await listFor(unit.db, id, userId);
      const listingIds = body.listing_ids ?? [];
      if (listingIds.length > 0) {
        const found = await findConversationFor(unit.db, id, 'connect_listings', {
          actor: call.actor,
          lock: true,
        });
        refuseIf(refusalToWrite(await factsOf(unit.db, found)));
        await refuseOthersListings(unit, call.actor, listingIds);
        await connectListings(unit, id, { listingIds, by: userId });
      }
      if (body.message !== undefined)
        await send(unit, id, { actor: call.actor, body: body.message, clientKey: body.client_key });
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

/** Refuses people whom the caller does not deal with as it refuses ids that are nobody's (G36, CH04). */
export async function refuseUnreachable(
  { db }: UnitOfWork,
  userId: string,
  { ids, field }: { ids: readonly string[]; field: string },
): Promise<void> {
  const known = new Set(await dealtWithAmong(db, userId, ids));
  if (ids.length === 0 || ids.some((id) => !known.has(id)))
    refuse('common.invalidInput', { fields: { [field]: ['chat.messages.notReachable'] } });
}

/** Refuses to bring together people of whom one has blocked another. */
export async function refuseBlocked(
  { db }: UnitOfWork,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if (await anyBlockAmong(db, ids))
    refuse('chat.blocked', { fields: { [field]: ['chat.messages.blocked'] } });
}

/** Refuses homes that are neither the caller's own nor in publication. */
export async function refuseOthersListings(
  { db }: UnitOfWork,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  const may = new Set(await listingsToConnect(db, signedIn(actor).userId, ids));
  if (ids.some((id) => !may.has(id)))
    refuse('common.invalidInput', { fields: { listing_ids: ['chat.messages.notYours'] } });
}
