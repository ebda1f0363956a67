import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Makes the letters of searches from what they have found; only of those that still want letters so often. */
export const gatherMatchesJob = defineJob({
  name: 'alerts.gather-matches',
  payload: z.object({ searchIds: z.array(z.uuid()).max(2000), frequency: z.enum(['at_once', 'daily']) }),
});

/** Sends one letter. */
export const sendAlertJob = defineJob({
  name: 'alerts.send-alert',
  payload: z.object({ letterId: z.uuid() }),
});
