import { type Actor, signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { anyBlockAmong } from '#capabilities/blocks/public.ts';
import { dealtWithAmong } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { listingsToConnect } from './conversation-store.ts';

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
