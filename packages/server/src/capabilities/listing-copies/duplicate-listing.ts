import type { duplicateListing as contract } from '@heima/domain/listing-copies/endpoints.ts';
import { listingDuplicated } from '@heima/domain/listing-copies/events.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { copyDescriptions, copyPictureFiles, insertPictures } from '#capabilities/listing-content/public.ts';
import { copyListingRow, findListing, presentListing, rereadListing } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';

/**
 * Makes a draft like a listing, published or not, for its owner. What belongs to one home or one publication alone stays
 * behind (decision 0050). The pictures get files of their own, so that deleting one listing takes nothing from the
 * other; they are copied first and the rows last, so that a copy that is cut off leaves no half listing.
 */
export const duplicateListing: Handler<typeof contract> = async ({ params }, call) => {
  const { services, now } = call;
  const { images } = await findListing(services.db, params.id, 'duplicate', call);
  const copied = await copyPictureFiles(services, images);
  try {
    return await call.answer(
      async (unit) => {
        const { id: from } = await findListing(unit.db, params.id, 'duplicate', call);
        const id = newId();
        await copyListingRow(unit.db, { from, to: id, now, today: todayInIceland(now) });
        await copyDescriptions(unit.db, { from, to: id, now });
        await insertPictures(unit, id, copied.pictures);
        await unit.record(listingDuplicated, id, { from });
        return rereadListing(unit, call, id);
      },
      (row) => presentListing(row, call),
    );
  } catch (error) {
    for (const name of copied.files) await services.files.remove(name);
    throw error;
  }
};
