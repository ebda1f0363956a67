import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import type { ImageRow } from '../search-store.ts';

/** Removes files that nothing points at any more. */
export const removeFiles = defineJob({
  name: 'listings.remove-files',
  payload: z.object({ files: z.array(z.string()) }),
});

export const removeFilesJob = handleJob(removeFiles, async ({ files: store }: Services, { files }) => {
  for (const name of files) await store.remove(name);
});

/** Every file of a picture, also those that may not have been made yet. */
export const imageFiles = ({ file, widths }: Pick<ImageRow, 'file' | 'widths'>): string[] =>
  widths.flatMap((width) => [`${file}-${width}.webp`, `${file}-${width}.avif`]);
