import { z } from 'zod';
import { keptHours, purgeExpiredKeys } from '#platform/http/idempotency-key.ts';
import { purgeLiveEvents } from '#platform/live/purge-live-events.ts';
import { purgeEndedMessages } from '#platform/outbox/outbox-store.ts';
import { purgeOldCounters } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { purgeProviderEvents } from '#platform/webhooks/provider-event-store.ts';
import { defineJob, handleJob } from './define-job.ts';

const hourMs = 3_600_000;
/** A browser that comes back later than this loads its page anew. */
const liveHours = 72;
/** Webhooks as they came (integrations 1.7). */
const eventHours = 90 * 24;
/** No limit counts over more than a day. */
const counterHours = 48;
/** That a person was sent something is kept for a year, as what was notified is. */
const messageHours = 365 * 24;

const purgeExpiredJob = defineJob({
  name: 'platform.purgeExpired',
  payload: z.object({}),
  every: '43 * * * *',
});

/** Each hour: purges keys, counters of limits, live events, messages and webhooks that nothing asks for any more. */
export const purgeExpired = handleJob(purgeExpiredJob, async ({ db, clock }: Services) => {
  const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * hourMs);
  await purgeExpiredKeys(db, hoursAgo(keptHours));
  await purgeOldCounters(db, hoursAgo(counterHours));
  await purgeLiveEvents(db, hoursAgo(liveHours));
  await purgeEndedMessages(db, hoursAgo(messageHours));
  await purgeProviderEvents(db, hoursAgo(eventHours));
});
