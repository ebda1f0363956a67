import { z } from 'zod';
import { purgeEidSessions } from '#capabilities/electronic-id/eid-session-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** A proved identity that nobody made an account of is not kept longer than a failure can be looked into. */
const keptDays = 1;

const purgeExpiredEidSessionsJob = defineJob({
  name: 'electronic-id.purge-expired',
  payload: z.object({}),
  every: '23 3 * * *',
});

/** Deletes visits to the providers of electronic ID that ended. */
export const purgeExpiredEidSessions = handleJob(purgeExpiredEidSessionsJob, async (services: Services) => {
  const before = new Date(services.clock().getTime() - keptDays * 24 * 3600 * 1000);
  await purgeEidSessions(services.db, before);
});
