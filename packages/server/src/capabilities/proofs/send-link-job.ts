import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Sends the letter with the link of a proof: e-mail confirmation or a new password. */
export const sendLinkJob = defineJob({
  name: 'contacts.send-link',
  payload: z.object({ proofId: z.uuid() }),
});
