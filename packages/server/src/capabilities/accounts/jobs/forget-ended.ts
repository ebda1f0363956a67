import { z } from 'zod';
import { forgetSentMessages } from '#platform/email/send-once.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { forgetEidSessions } from '../identity/eid-session-store.ts';
import { forgetProviderEvents } from '../identity/verification-store.ts';
import { forgetProofs } from '../proofs/proof-store.ts';
import { forgetSessions } from '../sessions/session-store.ts';

/** Kept so long after its end: a stolen refresh token is recognised, an old link gets the right message. */
const keptDays = 60;
/** Webhooks about identities (integrations 1.7). */
const eventDays = 90;
/** A proved identity that nobody made an account of is not kept longer than a failure can be looked into. */
const eidDays = 1;

const forgetEndedJob = defineJob({
  name: 'accounts.forget-ended',
  payload: z.object({}),
  every: '17 3 * * *',
});

/** Deletes sessions, links, codes and sending marks that ended long ago. */
export const forgetEnded = handleJob(forgetEndedJob, async (services: Services) => {
  const daysAgo = (days: number) => new Date(services.clock().getTime() - days * 24 * 3600 * 1000);
  const before = daysAgo(keptDays);
  await forgetSessions(services.db, before);
  await forgetProofs(services.db, before);
  await forgetSentMessages(services, before);
  await forgetEidSessions(services.db, daysAgo(eidDays));
  await forgetProviderEvents(services.db, daysAgo(eventDays));
});
