import { z } from 'zod';
import { purgeClaims } from '#capabilities/staff-queue/claim-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const purgeClaimsJob = defineJob({
  name: 'staff-queue.purge-claims',
  payload: z.object({}),
  every: '29 * * * *',
});

/** Each hour: deletes claims of pages that were closed without a word. */
export const purgeExpiredClaims = handleJob(purgeClaimsJob, ({ db, clock }: Services) =>
  purgeClaims(db, clock()),
);
