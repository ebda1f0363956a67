import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { sql } from 'kysely';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';
import { removeWholeListing } from '../drafts/delete-listing.ts';
import { lockListing, readListing } from '../listing-store.ts';
import { takeOut } from '../publication/unpublish-listing.ts';

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
  const { rows } = await sql<{ id: string }>`
    select id from listing where owner_id = ${ownerId} and (visible or published_at is null) order by id`.execute(
    services.db,
  );
  for (const { id } of rows)
    await services.unitOfWork(cause, async (unit) => {
      await lockListing(unit.db, id);
      const row = await readListing(unit.db, id, null);
      if (row?.visible) await takeOut(unit, id, 'other');
      else if (row && row.published_at === null) await removeWholeListing(unit, row);
    });
  await services.db.deleteFrom('listing_like').where('user_id', '=', ownerId).execute();
  // Staff may still have to look into what was reported, but not who did it.
  await services.db
    .updateTable('listing_report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', ownerId)
    .execute();
  await services.db.deleteFrom('listing_grant').where('user_id', '=', ownerId).execute();
}
