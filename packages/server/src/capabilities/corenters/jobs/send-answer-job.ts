import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Tells who invited what the invited person has answered. */
export const sendAnswerJob = defineJob({
  name: 'corenters.send-answer',
  payload: z.object({
    requestId: z.uuid(),
    letter: z.int(),
    answeredBy: z.uuid(),
    isAccepted: z.boolean(),
  }),
});
