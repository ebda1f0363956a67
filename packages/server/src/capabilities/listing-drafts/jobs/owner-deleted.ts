import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { removeWholeListing } from '#capabilities/listing-drafts/delete-listing.ts';
import { unpublish } from '#capabilities/listing-publication/public.ts';
import { lockListing, publishedOrDrafts, readListing, removePerson } from '#capabilities/listings/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

/** What becomes of the listings of a person who has deleted the account. */
export const ownerDeletedReaction = reaction({
  name: 'listings.owner-deleted',
  on: accountDeleted,
  handle: takeAwayListings,
});

/**
 * Published listings leave publication, and those that were never published are deleted. Once published ones stay,
 * without their owner's name: people have applied for them and made contracts about them. Running again finds less.
 */
async function takeAwayListings(services: Services, { subjectId: ownerId }: StoredEvent): Promise<void> {
  const cause = systemCause(services.clock());
  const ids = await publishedOrDrafts(services.db, ownerId);
  for (const id of ids)
    await services.unitOfWork(cause, async (unit) => {
      await lockListing(unit.db, id);
      const row = await readListing(unit.db, id, null);
      if (row?.visible) await unpublish(unit, id, 'other');
      else if (row && row.published_at === null) await removeWholeListing(unit, row);
    });
  await removePerson(services.db, ownerId);
}
