import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Makes one message of all that waits to be sent to a person by one way. */
export const gatherNotificationsJob = defineJob({
  name: 'notifications.gather',
  payload: z.object({ userId: z.uuid(), methodId: z.int() }),
});

/** Sends one message. */
export const sendNotificationsJob = defineJob({
  name: 'notifications.send',
  payload: z.object({ messageId: z.uuid() }),
});
