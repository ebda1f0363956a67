import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import { listingChanged } from '@heima/domain/listings/events.ts';
import { confirmFree } from '#capabilities/listing-freshness/confirm-free.ts';
import { lockListing, readListing } from '#capabilities/listings/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

/** An owner who works on a listing is not silent: a change counts as an answer. */
const handle = ({ unitOfWork }: Services, { subjectId, actorId, at }: StoredEvent): Promise<void> =>
  unitOfWork(systemCause(at), async (unit) => {
    await lockListing(unit.db, subjectId);
    const row = await readListing(unit.db, subjectId, null);
    if (row?.visible && row.owner_id !== null && row.owner_id === actorId)
      await confirmFree(unit, row, 'change');
  });

export const ownerChangedReactions: readonly Reaction[] = [
  reaction({ name: 'listing-freshness.listing-changed', on: listingChanged, handle }),
  reaction({ name: 'listing-freshness.price-changed', on: priceChanged, handle }),
];
