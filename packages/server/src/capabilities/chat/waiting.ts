import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Call } from '#platform/http/call.ts';
import type { Waiting, WaitingSource } from '#platform/waiting-source.ts';
import { findListed } from './list-store.ts';
import { presentCards } from './present-conversation.ts';

/** Conversations with unread messages, as the list of `unread` has them; the last changed first. */
async function unreadConversations({ services, actor }: Call): Promise<Waiting> {
  const { userId } = signedIn(actor);
  const { rows, count } = await findListed(services.db, {
    userId,
    words: undefined,
    isUnread: true,
    before: undefined,
    size: 1,
    offset: 0,
  });
  const [card] = await presentCards(
    services.db,
    rows.slice(0, 1).map(({ id }) => id),
    actor,
  );
  const other = card?.members.find(({ id, full_name }) => id !== userId && full_name !== null);
  return { count, first: { title: card?.listings[0]?.title ?? null, name: other?.full_name ?? null } };
}

/** What conversations leave to read. */
export const waitingMessages: readonly WaitingSource[] = [
  { side: 'tenant', kind: 'messages', find: unreadConversations },
  { side: 'landlord', kind: 'messages', find: unreadConversations },
];
