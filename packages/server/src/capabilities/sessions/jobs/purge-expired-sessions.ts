import { z } from 'zod';
import { purgeSessions } from '#capabilities/sessions/session-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** Kept so long after its end, so that a stolen refresh token is recognised. */
const keptDays = 60;

const purgeExpiredSessionsJob = defineJob({
  name: 'sessions.purge-expired',
  payload: z.object({}),
  every: '17 3 * * *',
});

/** Deletes sessions that ended long ago. */
export const purgeExpiredSessions = handleJob(purgeExpiredSessionsJob, async (services: Services) => {
  const before = new Date(services.clock().getTime() - keptDays * 24 * 3600 * 1000);
  await purgeSessions(services.db, before);
});
