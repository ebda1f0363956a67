import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Sends the code of a proof by SMS. Tried again only shortly: a code that comes late helps nobody. */
export const sendCodeJob = defineJob({
  name: 'contacts.send-code',
  payload: z.object({ proofId: z.uuid() }),
  retries: 3,
  pauseSeconds: 3,
});
