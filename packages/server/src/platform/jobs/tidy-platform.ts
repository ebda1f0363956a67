import { z } from 'zod';
import { forgetStoredAnswers, keptHours } from '#platform/http/idempotency.ts';
import { forgetLiveEvents } from '#platform/live/forget-live-events.ts';
import { forgetOldCounters } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { defineJob, handleJob } from './define-job.ts';

const hourMs = 3_600_000;
/** A browser that comes back later than this loads its page anew. */
const liveHours = 72;
/** No limit counts over more than a day. */
const counterHours = 48;

const tidyPlatformJob = defineJob({ name: 'platform.tidy', payload: z.object({}), every: '43 * * * *' });

/** Each hour: forgets stored answers, counters of limits and live events that nothing asks for any more. */
export const tidyPlatform = handleJob(tidyPlatformJob, async ({ db, clock }: Services) => {
  const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * hourMs);
  await forgetStoredAnswers(db, hoursAgo(keptHours));
  await forgetOldCounters(db, hoursAgo(counterHours));
  await forgetLiveEvents(db, hoursAgo(liveHours));
});
