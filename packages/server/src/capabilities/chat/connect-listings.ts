import { maxConnected } from '@heima/domain/chat/chat-limits.ts';
import { refusalToWrite } from '@heima/domain/chat/conversation-state.ts';
import { listingsConnected } from '@heima/domain/chat/events.ts';
import type { connectToConversation as contract } from '@heima/domain/chat/writing-endpoints.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { addEntry } from './add-entry.ts';
import { insertListings, listingsOf } from './conversation-store.ts';
import { factsOf, findConversationFor } from './find-conversation.ts';
import { presentListings } from './present-conversation.ts';
import { refuseOthersListings } from './refuse-strangers.ts';

/** Connects homes to a conversation (E209). */
export const connectToConversation: Handler<typeof contract> = ({ params, body }, call) =>
  call.answer(
    (unit) => connectFor(unit, params.id, { actor: call.actor, listingIds: body.listing_ids }),
    async (_, { db }) => {
      const ids = (await listingsOf(db, [params.id])).map((row) => row.listing_id);
      const homes = await presentListings(db, ids, call.actor);
      return { listings: ids.flatMap((id) => homes.get(id) ?? []) };
    },
  );

/** Connects homes for the caller, where the caller may. */
export async function connectFor(
  unit: UnitOfWork,
  conversationId: string,
  { actor, listingIds }: { actor: Actor; listingIds: readonly string[] },
): Promise<void> {
  const found = await findConversationFor(unit.db, conversationId, 'connect_listings', { actor, lock: true });
  refuseIf(refusalToWrite(await factsOf(unit.db, found)));
  await refuseOthersListings(unit, actor, listingIds);
  await connectListings(unit, conversationId, { listingIds, by: found.own.user_id });
}

/**
 * Connects homes to a conversation that is locked, and says so in it. Those that are connected already stay as they are.
 * @param by who connects them; nobody where an application does
 */
export async function connectListings(
  unit: UnitOfWork,
  conversationId: string,
  { listingIds, by, isSaid = true }: { listingIds: readonly string[]; by: string | null; isSaid?: boolean },
): Promise<string[]> {
  const connected = new Set((await listingsOf(unit.db, [conversationId])).map((row) => row.listing_id));
  const added = [...new Set(listingIds)].filter((id) => !connected.has(id));
  if (added.length === 0) return [];
  if (connected.size + added.length > maxConnected)
    refuse('chat.tooManyListings', { params: { maximum: maxConnected } });
  await insertListings(unit.db, conversationId, { listingIds: added, now: unit.now });
  if (isSaid)
    await addEntry(unit, conversationId, {
      kind: 'listingConnected',
      senderId: by,
      data: { listing_ids: added },
    });
  await unit.record(listingsConnected, conversationId, { listingIds: added });
  return added;
}
