import { conversationStarted } from '@heima/domain/chat/events.ts';
import { addConnection } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { ensureConversation } from './conversation-store.ts';

/**
 * The conversation of these people, made where they have none. Who shares one finds the others from then on (G36).
 * @param by who opens it; nobody where an application or a bid does
 */
export async function startConversation(
  unit: UnitOfWork,
  ids: readonly string[],
  by: string | null,
): Promise<{ id: string; isNew: boolean }> {
  const made = await ensureConversation(unit.db, ids, { by, now: unit.now });
  if (!made.isNew) return made;
  await connectAll(unit, made.id, ids);
  await unit.record(conversationStarted, made.id);
  return made;
}

/** Notes that all of these people deal with each other. */
export async function connectAll(
  unit: UnitOfWork,
  conversationId: string,
  ids: readonly string[],
): Promise<void> {
  // Always in the same order, so that two who connect the same people wait for each other but never in a circle.
  const sorted = [...new Set(ids)].sort();
  for (const [at, one] of sorted.entries())
    for (const other of sorted.slice(at + 1))
      await addConnection(unit, { between: [one, other], kind: 'conversation', sourceId: conversationId });
}
