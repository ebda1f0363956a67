import { z } from 'zod';
import { findImage, markAvif } from '#capabilities/listing-content/image-store.ts';
import { makeAvif } from '#platform/images/make-derivatives.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** Makes the smaller AVIF files of a picture, which take too long to be waited for. */
export const makeAvifFiles = defineJob({
  name: 'listing-content.make-avif-files',
  payload: z.object({ imageId: z.uuid() }),
});

export const makeAvifFilesJob = handleJob(makeAvifFiles, async ({ db, files }: Services, { imageId }) => {
  const image = await findImage(db, imageId);
  if (!image || image.has_avif) return;
  const made: string[] = [];
  for (const width of image.widths) {
    const webp = await files.get(`${image.file}-${width}.webp`);
    // The picture was deleted while the job ran; what was made so far goes too.
    if (!webp) break;
    const name = `${image.file}-${width}.avif`;
    await files.put(name, await makeAvif(webp));
    made.push(name);
  }
  const isWhole = made.length === image.widths.length && (await markAvif(db, image));
  if (!isWhole) for (const name of made) await files.remove(name);
});
