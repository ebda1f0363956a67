import type {
  ConnectedListing,
  ConversationCard,
  ConversationMember,
} from '@heima/domain/chat/conversation-answer.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { homeCards } from '#capabilities/listings/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import { listingsOf, type MemberRow, membersOf } from './conversation-store.ts';
import { lastMessages } from './entry-store.ts';
import { shownUnread } from './member-store.ts';
import { presentMessage } from './present-entry.ts';

/** The caller's conversations as cards, in the order of the ids. */
export async function presentCards(
  db: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<ConversationCard[]> {
  const { userId } = signedIn(actor);
  const [members, connected, messages] = await Promise.all([
    membersOf(db, ids),
    listingsOf(db, ids),
    lastMessages(db, userId, ids),
  ]);
  const [people, homes] = await Promise.all([
    peopleById(
      db,
      members.map(({ user_id }) => user_id),
    ),
    presentListings(
      db,
      connected.map(({ listing_id }) => listing_id),
      actor,
    ),
  ]);
  const present = (row: MemberRow): ConversationMember => ({
    id: row.user_id,
    full_name: people.get(row.user_id)?.full_name ?? null,
    profile_image: people.get(row.user_id)?.profile_image ?? null,
    joined_at: row.joined_at.toISOString(),
    read_seq: row.read_seq,
  });
  const membersById = Map.groupBy(members, (row) => row.conversation_id);
  const listingsById = Map.groupBy(connected, (row) => row.conversation_id);
  return ids.flatMap((id) => {
    const all = membersById.get(id) ?? [];
    const own = all.find(({ user_id }) => user_id === userId);
    const last = messages.get(id);
    return own
      ? {
          id,
          members: all.map(present),
          listings: (listingsById.get(id) ?? []).flatMap(({ listing_id }) => homes.get(listing_id) ?? []),
          last_message: last ? presentMessage(last) : null,
          unread: shownUnread(own.unread),
          changed_at: own.changed_at.toISOString(),
        }
      : [];
  });
}

/** Homes as conversations show them, by their ids. */
export async function presentListings(
  db: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<Map<string, ConnectedListing>> {
  const cards = await homeCards(db, [...new Set(ids)], actor);
  return new Map(
    cards.map(({ id, title, short_address, price, price_type, visible, images }) => [
      id,
      { id, title, short_address, price, price_type, visible, image: images[0] ?? null },
    ]),
  );
}
