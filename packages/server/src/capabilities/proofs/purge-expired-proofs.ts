import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { purgeProofs } from './proof-store.ts';

/** Kept so long after its end, so that an old link gets the right message. */
const keptDays = 60;

const purgeExpiredProofsJob = defineJob({
  name: 'proofs.purge-expired',
  payload: z.object({}),
  every: '19 3 * * *',
});

/** Deletes links and codes that ended long ago. */
export const purgeExpiredProofs = handleJob(purgeExpiredProofsJob, async (services: Services) => {
  const before = new Date(services.clock().getTime() - keptDays * 24 * 3600 * 1000);
  await purgeProofs(services.db, before);
});
