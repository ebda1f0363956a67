import { z } from 'zod';
import { purgePreviews } from '#capabilities/applications/preview-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const purgePreviewsJob = defineJob({
  name: 'applications.purge-previews',
  payload: z.object({}),
  every: '37 * * * *',
});

/** Deletes previews of applications that have run out. */
export const purgeApplicationPreviews = handleJob(purgePreviewsJob, ({ db, clock }: Services) =>
  purgePreviews(db, clock()),
);
