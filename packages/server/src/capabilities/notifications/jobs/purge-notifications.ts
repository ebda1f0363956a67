import { z } from 'zod';
import { purgeNotifications } from '#capabilities/notifications/notification-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** A notification is kept for a year, as its page says. */
export const keptDays = 365;

const dayMs = 24 * 3_600_000;

const purgeNotificationsJob = defineJob({
  name: 'notifications.purge',
  payload: z.object({}),
  every: '29 3 * * *',
});

/** Each night: removes old notifications and those of deleted accounts. */
export const purgeOldNotifications = handleJob(purgeNotificationsJob, async (services: Services) => {
  const daysAgo = (days: number) => new Date(services.clock().getTime() - days * dayMs);
  await purgeNotifications(services.db, daysAgo(keptDays));
});
