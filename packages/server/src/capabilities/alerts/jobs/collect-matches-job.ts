import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Makes one message of what each search has found; only of those that still want e-mails so often. */
export const collectMatchesJob = defineJob({
  name: 'alerts.collect-matches',
  payload: z.object({ searchIds: z.array(z.uuid()).max(2000), frequency: z.enum(['at_once', 'daily']) }),
});
