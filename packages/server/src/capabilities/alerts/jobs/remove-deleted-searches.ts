import { restoreHours } from '@heima/domain/alerts/saved-search.ts';
import { z } from 'zod';
import { purgeDeleted } from '#capabilities/alerts/saved-search-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const removeDeletedSearchesJob = defineJob({
  name: 'alerts.remove-deleted',
  payload: z.object({}),
  every: '41 3 * * *',
});

/** Removes searches whose deletion can no longer be taken back. */
export const removeDeletedSearches = handleJob(removeDeletedSearchesJob, async (services: Services) => {
  await purgeDeleted(services.db, new Date(services.clock().getTime() - restoreHours * 3_600_000));
});
