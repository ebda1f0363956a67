import { newTalksPerDay } from '@heima/domain/chat/chat-limits.ts';
import type { messageListing as contract } from '@heima/domain/chat/writing-endpoints.ts';
import { listingAccess } from '@heima/domain/listings/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { type ListingRow, readListing, subjectOf } from '#capabilities/listings/public.ts';
import { keepPerson } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { countUse } from '#platform/rate-limit.ts';
import { connectListings } from './connect-listings.ts';
import { findConversationOf, listingsOf, lockConversation } from './conversation-store.ts';
import { presentMessage } from './present-entry.ts';
import { send } from './send-message.ts';
import { startConversation } from './start-conversation.ts';

/** Writes to who lets a home, in the one conversation of the two (E211, R450). */
export const messageListing: Handler<typeof contract> = ({ params, body }, call) =>
  call.answer(
    async (unit) => {
      const { userId } = signedIn(call.actor);
      await keepPerson(unit.db, userId);
      const { listing, ownerId, known } = await talkAbout(unit, call, params.id);
      if (!known?.isConnected) await countUse(unit.db, `chat-new-talks ${userId}`, newTalksPerDay, unit.now);
      const id = known?.id ?? (await startConversation(unit, [userId, ownerId], userId)).id;
      await lockConversation(unit.db, id);
      // What is written names the home; another entry would say it twice.
      await connectListings(unit, id, { listingIds: [listing.id], by: userId, isSaid: false });
      return send(unit, id, {
        actor: call.actor,
        body: body.message,
        clientKey: body.client_key,
        listingId: listing.id,
      });
    },
    (row) => ({ ...presentMessage(row), conversation_id: row.conversation_id }),
  );

interface Talk {
  listing: ListingRow;
  ownerId: string;
  /** The conversation of the two, and whether it is about this home already. */
  known: { id: string; isConnected: boolean } | undefined;
}

/**
 * The home that the caller wants to write about, and who lets it.
 * @throws 404 where the caller may not know of it, 409 for one's own home, and for one that is not in publication unless the
 *   two talk about it already or the caller has to do with it
 */
async function talkAbout({ db }: UnitOfWork, { actor, services }: Call, id: string): Promise<Talk> {
  const { userId } = signedIn(actor);
  const listing = (await readListing(db, id, userId)) ?? refuse('common.notFound');
  const { owner_id: ownerId } = listing;
  const conversationId = ownerId && (await findConversationOf(db, [userId, ownerId]));
  const isConnected =
    Boolean(conversationId) && (await listingsOf(db, [conversationId!])).some((row) => row.listing_id === id);
  const mayRead = listingAccess.read(actor, subjectOf(listing, actor, services.secrets));
  if (!mayRead && !isConnected) refuse('common.notFound');
  if (ownerId === userId) refuse('chat.ownListing');
  if (ownerId === null || !(listing.visible || isConnected || listing.grants.length > 0))
    return refuse('chat.listingClosed');
  return { listing, ownerId, known: conversationId ? { id: conversationId, isConnected } : undefined };
}
