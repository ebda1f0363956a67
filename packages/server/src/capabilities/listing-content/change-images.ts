import type {
  changeImage as changeContract,
  deleteImage as deleteContract,
  orderImages as orderContract,
} from '@heima/domain/listing-content/endpoints.ts';
import { imageChanged, imageDeleted, imagesOrdered } from '@heima/domain/listing-content/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import {
  editListing,
  listingVersion,
  presentImage,
  removeImageFiles,
} from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { deleteImageRow, findImage, setCaption, setOrder } from './image-store.ts';

/** Changes the caption of a picture, which is also what is read out for it (E107). */
export const changeImage: Handler<typeof changeContract> = async ({ params, body }, call) => {
  const row = await call.change(async (unit) => {
    const image = (await findImage(unit.db, params.id)) ?? refuse('common.notFound');
    return editListing(unit, call, image.listing_id, async () => {
      if (body.caption === undefined) return;
      await setCaption(unit.db, image.id, body.caption);
      await unit.record(imageChanged, image.listing_id, { image: image.id });
    });
  });
  const image = row.images.find(({ id }) => id === params.id) ?? refuse('common.notFound');
  return { ...presentImage(image), version: listingVersion(row, call.services.secrets).tag };
};

/** Deletes a picture; its files go after the commit (E108). */
export const deleteImage: Handler<typeof deleteContract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const image = (await findImage(unit.db, params.id)) ?? refuse('common.notFound');
    await editListing(unit, call, image.listing_id, async ({ images }) => {
      // Another deletion of the same picture may have come first while this one waited for the listing.
      if (!images.some(({ id }) => id === image.id)) refuse('common.notFound');
      await deleteImageRow(unit.db, image.id);
      await removeImageFiles(unit, [image]);
      await unit.record(imageDeleted, image.listing_id, { image: image.id });
    });
  });
  return undefined;
};

/**
 * Puts the pictures into a new order.
 * @throws 409 when the ids are not the pictures of the listing, because somebody added or deleted one meanwhile
 */
export const orderImages: Handler<typeof orderContract> = async ({ params, body: { ids } }, call) => {
  return call.answer(
    (unit) =>
      editListing(unit, call, params.id, async (before) => {
        const named = new Set(ids);
        const same =
          named.size === ids.length &&
          ids.length === before.images.length &&
          before.images.every(({ id }) => named.has(id));
        if (!same) refuse('listingContent.otherImages');
        await setOrder(unit.db, ids);
        await unit.record(imagesOrdered, params.id);
      }),
    (row) => row.images.map(presentImage),
  );
};
