import type { rotateImage as contract } from '@heima/domain/listing-content/endpoints.ts';
import { imageRotated } from '@heima/domain/listing-content/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { makeAvifFiles } from '#capabilities/listing-content/jobs/make-avif-files.ts';
import { editListing, findListing, imageFiles, presentImage } from '#capabilities/listings/public.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import type { Handler } from '#platform/http/call.ts';
import { makeDerivatives } from '#platform/images/make-derivatives.ts';
import { newId } from '#platform/new-id.ts';
import { findImage, turnImage } from './image-store.ts';
import { storeDerivatives } from './store-derivatives.ts';

/** For so long pages that were made before the turn may still ask for the old files. */
const shownSeconds = 600;

/**
 * Turns a picture by a quarter to the right, with all its files. They get a new name, since files are kept by browsers
 * for good, and are made from the widest file as it was put in.
 */
export const rotateImage: Handler<typeof contract> = async ({ params }, call) => {
  const { services, now } = call;
  const image = (await findImage(services.db, params.id)) ?? refuse('common.notFound');
  await findListing(services.db, image.listing_id, 'edit', call);
  const base = image.base_file ?? `${image.file}-${Math.max(...image.widths)}.webp`;
  const bytes = (await services.files.get(base)) ?? refuse('common.notFound');
  const turned = (image.turned + 1) % 4;
  const made = await makeDerivatives(bytes, { degrees: 90 * turned });
  const stored = await storeDerivatives(services, newId(), made);
  try {
    return await call.answer(
      (unit) =>
        editListing(unit, call, image.listing_id, async () => {
          const current = (await findImage(unit.db, image.id)) ?? refuse('common.notFound');
          if (current.file !== image.file) refuse('common.stateChanged');
          await turnImage(unit.db, image.id, { ...stored.columns, turned, base_file: base });
          await unit.enqueue(
            removeFiles,
            { files: imageFiles({ file: image.file, widths: image.widths }).filter((one) => one !== base) },
            { after: new Date(now.getTime() + shownSeconds * 1000) },
          );
          await unit.enqueue(makeAvifFiles, { imageId: image.id });
          await unit.record(imageRotated, image.listing_id, { image: image.id });
        }),
      (row) => presentImage(row.images.find(({ id }) => id === image.id) ?? refuse('common.notFound')),
    );
  } catch (error) {
    for (const one of stored.files) await services.files.remove(one);
    throw error;
  }
};
