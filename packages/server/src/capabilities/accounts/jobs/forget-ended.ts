import { z } from 'zod';
import { forgetSentMessages } from '#platform/email/send-once.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { forgetProofs } from '../proofs/proof-store.ts';
import { forgetSessions } from '../sessions/session-store.ts';

/** Kept so long after its end: a stolen refresh token is recognised, an old link gets the right message. */
const keptDays = 60;

const forgetEndedJob = defineJob({
  name: 'accounts.forget-ended',
  payload: z.object({}),
  every: '17 3 * * *',
});

/** Deletes sessions, links, codes and sending marks that ended long ago. */
export const forgetEnded = handleJob(forgetEndedJob, async (services: Services) => {
  const before = new Date(services.clock().getTime() - keptDays * 24 * 3600 * 1000);
  await forgetSessions(services.db, before);
  await forgetProofs(services.db, before);
  await forgetSentMessages(services, before);
});
