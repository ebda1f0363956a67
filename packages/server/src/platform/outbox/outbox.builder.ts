import { systemCause } from '#platform/db/unit-of-work.ts';
import type { TestApp } from '#testing/test-app.ts';
import { sweepOutbox } from './outbox-jobs.ts';
import { sendMessageJob } from './send-message-job.ts';

/** Looking into the outbox, and what its jobs do by the clock, as tests need them. */
export function outboxOf(app: TestApp) {
  const { db, unitOfWork, clock } = app.services;
  return {
    /** Every message to a person, the oldest first. */
    messagesTo: ({ id }: { id: string }) =>
      db.selectFrom('outbox_message').selectAll().where('user_id', '=', id).orderBy('id').execute(),
    /** Runs the job of a message so many times more, as far as there are workers at the same time. */
    async sendAgain({ id }: { id: string }, times = 1): Promise<void> {
      await unitOfWork(systemCause(clock()), async (unit) => {
        for (let n = 0; n < times; n += 1) await unit.enqueue(sendMessageJob, { id });
      });
      await app.runJobs();
    },
    async sweep(): Promise<void> {
      await sweepOutbox.handle(app.services, {});
      await app.runJobs();
    },
  };
}
