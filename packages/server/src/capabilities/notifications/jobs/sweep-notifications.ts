import { z } from 'zod';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { leftOver, takeStuckMessages } from '../message-store.ts';
import { gatherSeconds, pauseMinutes } from '../sending/pace.ts';
import { gatherNotificationsJob, sendNotificationsJob } from './gather-notifications-job.ts';

/** Longer than the sending of a message is tried by itself. */
const stuckMinutes = 60;
/** Longer than what comes first waits by itself. */
const leftOverSeconds = 2 * gatherSeconds;

const sweepNotificationsJob = defineJob({
  name: 'notifications.sweep',
  payload: z.object({}),
  every: '*/5 * * * *',
});

/**
 * Takes up what was left over: notifications that came shortly after a message, once the pause is over, and messages
 * whose sending was given up while the mail server or SMS service was away.
 */
export const sweepNotifications = handleJob(sweepNotificationsJob, async (services: Services) => {
  const now = services.clock();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const due = { waitingBefore: minutesAgo(leftOverSeconds / 60), quietSince: minutesAgo(pauseMinutes) };
  await services.unitOfWork(systemCause(now), async (unit) => {
    for (const one of await leftOver(unit.db, due)) await unit.enqueue(gatherNotificationsJob, one);
    for (const messageId of await takeStuckMessages(unit.db, minutesAgo(stuckMinutes), now))
      await unit.enqueue(sendNotificationsJob, { messageId });
  });
});
