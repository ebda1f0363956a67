import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Sends the letter of an invitation; `letter` counts those of one request. */
export const sendInvitationJob = defineJob({
  name: 'corenters.send-invitation',
  payload: z.object({ requestId: z.uuid(), letter: z.int() }),
});
