import { z } from 'zod';
import { removeWholeListing } from '#capabilities/listing-drafts/delete-listing.ts';
import { abandonedDrafts, lockListing, readListing } from '#capabilities/listings/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** Deletes drafts of visitors that nobody came back to, each night. */
const purgeAbandonedDraftsJob = defineJob({
  name: 'listing-drafts.purge-abandoned',
  payload: z.object({}),
  every: '17 4 * * *',
});

/** Days after which a draft without an owner counts as abandoned; its client id is long gone with its cookie. */
export const abandonedAfterDays = 90;

export const purgeAbandonedDrafts = handleJob(purgeAbandonedDraftsJob, async (services: Services) => {
  const { db, clock } = services;
  const now = clock();
  const before = new Date(now.getTime() - abandonedAfterDays * 24 * 3600 * 1000);
  for (;;) {
    const ids = await abandonedDrafts(db, before);
    if (ids.length === 0) return;
    for (const id of ids) await removeAbandoned(services, id, { before, now });
  }
});

/** Somebody may have come back to the draft meanwhile; then it is not found as abandoned again. */
const removeAbandoned = (
  { unitOfWork }: Services,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<void> =>
  unitOfWork(systemCause(now), async (unit) => {
    await lockListing(unit.db, id);
    const row = await readListing(unit.db, id, null);
    if (row && row.owner_id === null && row.updated_at < before) await removeWholeListing(unit, row);
  });
