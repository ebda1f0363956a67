import { z } from 'zod';
import { leftOver } from '#capabilities/notifications/delivery-store.ts';
import { collectSeconds, pauseMinutes } from '#capabilities/notifications/sending/pace.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { collectNotificationsJob } from './collect-notifications-job.ts';

/** Longer than what comes first waits by itself. */
const leftOverSeconds = 2 * collectSeconds;

const sweepNotificationsJob = defineJob({
  name: 'notifications.sweep',
  payload: z.object({}),
  every: '*/5 * * * *',
});

/** Takes up what was left over: notifications that came shortly after a message, once the pause is over. */
export const sweepNotifications = handleJob(sweepNotificationsJob, async (services: Services) => {
  const now = services.clock();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const due = { waitingBefore: minutesAgo(leftOverSeconds / 60), quietSince: minutesAgo(pauseMinutes) };
  await services.unitOfWork(systemCause(now), async (unit) => {
    for (const one of await leftOver(unit.db, due)) await unit.enqueue(collectNotificationsJob, one);
  });
});
