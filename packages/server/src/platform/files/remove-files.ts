import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** Removes files that nothing points at any more, after the commit of what pointed at them. */
export const removeFiles = defineJob({
  name: 'files.remove',
  payload: z.object({ files: z.array(z.string()) }),
});

export const removeFilesJob = handleJob(removeFiles, async ({ files: store }: Services, { files }) => {
  for (const name of files) await store.remove(name);
});
