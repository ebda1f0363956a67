import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { forgetMessages } from '../message-store.ts';
import { forgetNotifications } from '../notification-store.ts';

/** A notification is kept for a year, as its page says. */
export const keptDays = 365;

const dayMs = 24 * 3_600_000;

const forgetNotificationsJob = defineJob({
  name: 'notifications.forget',
  payload: z.object({}),
  every: '29 3 * * *',
});

/** Each night: removes old notifications, those of deleted accounts and old messages. */
export const forgetOldNotifications = handleJob(forgetNotificationsJob, async (services: Services) => {
  const daysAgo = (days: number) => new Date(services.clock().getTime() - days * dayMs);
  await forgetNotifications(services.db, daysAgo(keptDays));
  await forgetMessages(services.db, daysAgo(keptDays));
});
