import { addDays, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { abandonedDrafts, deleteListingRow, lockListing, readListing } from '../listing-store.ts';
import { forgetViewers } from '../statistics-store.ts';
import { imageFiles, removeFiles } from './remove-files.ts';

/** Each night: forgets who was counted as a viewer, and drafts of visitors that nobody came back to. */
export const tidyListings = defineJob({
  name: 'listings.tidy',
  payload: z.object({}),
  every: '17 4 * * *',
});

/** Days after which a draft without an owner counts as abandoned; its client id is long gone with its cookie. */
export const abandonedAfterDays = 90;

export const tidyListingsJob = handleJob(tidyListings, async ({ db, clock, unitOfWork }: Services) => {
  const now = clock();
  const today = todayInIceland(now);
  await forgetViewers(db, addDays(today, -1));
  const before = new Date(now.getTime() - abandonedAfterDays * 24 * 3600 * 1000);
  for (const id of await abandonedDrafts(db, before))
    await unitOfWork({ actorId: null, actorKind: 'system', requestId: null, now }, async (unit) => {
      await lockListing(unit.db, id);
      const row = await readListing(unit.db, id, null);
      if (!row || row.owner_id !== null || row.updated_at >= before) return;
      await deleteListingRow(unit.db, id);
      await unit.enqueue(removeFiles, { files: row.images.flatMap(imageFiles) });
      await unit.audit('listings.abandoned', 'listing', id);
    });
});
