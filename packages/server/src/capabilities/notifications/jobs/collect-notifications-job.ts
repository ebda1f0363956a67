import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Makes one message of all that waits to be sent to a person by one method. */
export const collectNotificationsJob = defineJob({
  name: 'notifications.collect',
  payload: z.object({ userId: z.uuid(), methodId: z.int() }),
});
