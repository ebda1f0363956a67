import { z } from 'zod';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { messageNamed } from './define-message.ts';
import { deliverMessage, type Postman } from './deliver-message.ts';
import { takeLeftOver } from './outbox-store.ts';
import { jobOf, sendMessageJob, sendUrgentMessageJob } from './send-message-job.ts';

/** Longer than the sending of a message is tried by itself. */
const leftOverMinutes = 60;

const sweepOutboxJob = defineJob({ name: 'outbox.sweep', payload: z.object({}), every: '*/5 * * * *' });

/**
 * Asks again for messages whose tries were used up while a provider was away, and has those ended that are not worth
 * sending any more.
 */
export const sweepOutbox = handleJob(sweepOutboxJob, async ({ clock, unitOfWork }: Services) => {
  const now = clock();
  const before = new Date(now.getTime() - leftOverMinutes * 60_000);
  await unitOfWork(systemCause(now), async (unit) => {
    for (const { id, message } of await takeLeftOver(unit.db, { before, now }))
      await unit.enqueue(jobOf(messageNamed(message)), { id });
  });
});

/** The jobs of the outbox. They alone hold the providers of e-mail and SMS. */
export const outboxJobs = (postman: Postman): readonly JobHandler<Services>[] => [
  ...[sendUrgentMessageJob, sendMessageJob].map((job) =>
    handleJob(job, (services: Services, { id }) => deliverMessage(services, postman, id)),
  ),
  sweepOutbox,
];
