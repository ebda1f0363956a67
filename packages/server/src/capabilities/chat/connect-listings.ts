import { maxConnected } from '@heima/domain/chat/chat-limits.ts';
import { listingsConnected } from '@heima/domain/chat/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { addEntry } from './add-entry.ts';
import { insertListings, listingsOf } from './conversation-store.ts';

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
