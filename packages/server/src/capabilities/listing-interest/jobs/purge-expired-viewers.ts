import { addDays, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { z } from 'zod';
import { purgeViewers } from '#capabilities/listing-interest/statistics-store.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const purgeExpiredViewersJob = defineJob({
  name: 'listing-interest.purge-expired',
  payload: z.object({}),
  every: '17 4 * * *',
});

/** Deletes who was counted as a viewer before yesterday. */
export const purgeExpiredViewers = handleJob(purgeExpiredViewersJob, ({ db, clock }: Services) =>
  purgeViewers(db, addDays(todayInIceland(clock()), -1)),
);
