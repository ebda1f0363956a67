import type { addImage as contract } from '@heima/domain/listing-content/endpoints.ts';
import { imageAdded } from '@heima/domain/listing-content/events.ts';
import { maxImages } from '@heima/domain/listing-content/image-limits.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { makeAvifFiles } from '#capabilities/listing-content/jobs/make-avif-files.ts';
import { editListing, findListing, presentImage } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { makeDerivatives } from '#platform/images/make-derivatives.ts';
import { refuseBroken, validateImage } from '#platform/images/validate-image.ts';
import { newId } from '#platform/new-id.ts';
import { insertImage } from './image-store.ts';
import { storeDerivatives } from './store-derivatives.ts';

const field = 'image';

/**
 * Adds a picture to a listing (E106). Its files are made and kept first and its row last, so that an upload that is
 * cut off at any moment leaves no half picture. The upload itself is not kept: it may hold the place where it was taken.
 */
export const addImage: Handler<typeof contract> = async ({ params, file }, call) => {
  const { services, now } = call;
  const before = await findListing(services.db, params.id, 'edit', call);
  refuseTooMany(before.images.length);
  await validateImage(file.bytes, field);
  const made = await makeDerivatives(file.bytes).catch((error: Error) => {
    services.log.info({ error: error.message }, 'picture refused');
    return refuseBroken(field);
  });
  const id = newId();
  const stored = await storeDerivatives(services, id, made);
  try {
    return await call.answer(
      (unit) =>
        editListing(unit, call, params.id, async (listing) => {
          refuseTooMany(listing.images.length);
          await insertImage(unit.db, {
            id,
            listing_id: params.id,
            caption: null,
            ...stored.columns,
            created_at: now,
          });
          await unit.enqueue(makeAvifFiles, { imageId: id });
          await unit.record(imageAdded, params.id, { image: id });
        }),
      (row) => presentImage(row.images.find((image) => image.id === id)!),
    );
  } catch (error) {
    for (const one of stored.files) await services.files.remove(one);
    throw error;
  }
};

function refuseTooMany(count: number): void {
  if (count >= maxImages) refuse('listingContent.tooManyImages', { params: { maximum: maxImages } });
}
