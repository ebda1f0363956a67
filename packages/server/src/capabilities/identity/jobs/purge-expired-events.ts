import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { purgeProviderEvents } from '../verification-store.ts';

/** Webhooks about identities are kept so long (integrations 1.7). */
const keptDays = 90;

const purgeExpiredEventsJob = defineJob({
  name: 'identity.purge-expired',
  payload: z.object({}),
  every: '29 3 * * *',
});

/** Deletes old webhooks about identities. */
export const purgeExpiredEvents = handleJob(purgeExpiredEventsJob, async (services: Services) => {
  const before = new Date(services.clock().getTime() - keptDays * 24 * 3600 * 1000);
  await purgeProviderEvents(services.db, before);
});
