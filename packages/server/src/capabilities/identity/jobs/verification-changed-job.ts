import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads anew what a webhook of the verification service hinted at. */
export const verificationChangedJob = defineJob({
  name: 'identity.verification-changed',
  payload: z.object({ eventId: z.uuid() }),
});
