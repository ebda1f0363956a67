import { lastDailyTime } from '@heima/domain/alerts/daily-time.ts';
import { z } from 'zod';
import { type DueQuery, dueSearches } from '#capabilities/alerts/due-search-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { collectMatchesJob } from './collect-matches-job.ts';

const batchSize = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** What should have been sent at once and still waits is left over: the address has been verified only now. */
const leftOverMinutes = 10;

/** Hits eight o'clock, and makes up for it when no worker ran then. */
const sweepAlertsJob = defineJob({
  name: 'alerts.sweep',
  payload: z.object({}),
  every: '*/5 * * * *',
});

/** Asks for the day's e-mails at eight in Iceland, and for those that were left over. */
export const sweepAlerts = handleJob(sweepAlertsJob, async (services: Services) => {
  const now = services.clock();
  await collectDue(services, 'daily', lastDailyTime(now));
  await collectDue(services, 'at_once', new Date(now.getTime() - leftOverMinutes * 60_000));
});

async function collectDue(
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
      unit.enqueue(collectMatchesJob, { searchIds, frequency }),
    );
    after = last;
  }
}
