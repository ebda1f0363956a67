import { lastDailyTime } from '@heima/domain/alerts/daily-time.ts';
import { z } from 'zod';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { type DueQuery, dueSearches, takeStuckLetters } from '../letter-store.ts';
import { gatherMatchesJob, sendAlertJob } from './gather-matches-job.ts';

const batchSize = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** What should have been told at once and still waits is left over: the address has been verified only now. */
const leftOverMinutes = 10;
/** Longer than the sending of a letter is tried by itself. */
const stuckMinutes = 60;

/** Hits eight o'clock, and makes up for it when no worker ran then. */
const sweepAlertsJob = defineJob({
  name: 'alerts.sweep',
  payload: z.object({}),
  every: '*/5 * * * *',
});

/**
 * Asks for the day's letters at eight in Iceland, for letters that were left over, and again for those whose sending
 * was given up while the mail server was away.
 */
export const sweepAlerts = handleJob(sweepAlertsJob, async (services: Services) => {
  const now = services.clock();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await gatherDue(services, 'daily', lastDailyTime(now));
  await gatherDue(services, 'at_once', minutesAgo(leftOverMinutes));
  await services.unitOfWork(systemCause(now), async (unit) => {
    for (const letterId of await takeStuckLetters(unit.db, minutesAgo(stuckMinutes), now))
      await unit.enqueue(sendAlertJob, { letterId });
  });
});

async function gatherDue(
  services: Services,
  frequency: DueQuery['frequency'],
  foundBefore: Date,
): Promise<void> {
  const now = services.clock();
  for (let after = beforeAll; ; ) {
    const searchIds = await dueSearches(services.db, { frequency, foundBefore, after, size: batchSize });
    const last = searchIds.at(-1);
    if (last === undefined) return;
    await services.unitOfWork(systemCause(now), (unit) =>
      unit.enqueue(gatherMatchesJob, { searchIds, frequency }),
    );
    after = last;
  }
}
