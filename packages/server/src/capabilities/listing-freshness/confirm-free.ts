import { stillFreeConfirmed } from '@heima/domain/listing-freshness/events.ts';
import { isAsked, isSettled } from '@heima/domain/listing-freshness/freshness.ts';
import type { ListingRow } from '#capabilities/listings/public.ts';
import { takeBackNotification } from '#capabilities/notifications/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { noteConfirmed, readFreshness } from './freshness-store.ts';
import { questionKey } from './question-key.ts';

/**
 * Notes that a published home, which the caller has locked, is still free. Where nothing was asked an answer changes
 * nothing; a change of the listing counts in any case, once a day.
 */
export async function confirmFree(
  unit: UnitOfWork,
  { id, owner_id }: Pick<ListingRow, 'id' | 'owner_id'>,
  by: 'link' | 'page' | 'change',
): Promise<void> {
  const freshness = await readFreshness(unit.db, id);
  if (!freshness || (by === 'change' ? isSettled(freshness, unit.now) : !isAsked(freshness))) return;
  await noteConfirmed(unit.db, id, unit.now);
  await unit.record(stillFreeConfirmed, id, { by });
  if (owner_id !== null && freshness.askedAt)
    await takeBackNotification(unit, { receivers: [owner_id], key: questionKey(id, freshness.askedAt) });
}
