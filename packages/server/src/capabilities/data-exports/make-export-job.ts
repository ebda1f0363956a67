import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Gathers one export. */
export const makeExportJob = defineJob({
  name: 'data-exports.make',
  payload: z.object({ id: z.uuid() }),
  retries: 3,
});
