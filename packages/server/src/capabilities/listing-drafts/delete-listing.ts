import type { deleteListing as contract } from '@heima/domain/listings/endpoints.ts';
import { listingDeleted } from '@heima/domain/listings/events.ts';
import { refusalToDelete } from '@heima/domain/listings/publish.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import {
  deleteListingRow,
  findListing,
  imageFiles,
  type ListingRow,
  listingVersion,
  lockListing,
  presentListing,
  stateOf,
} from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import type { Handler } from '#platform/http/call.ts';

/** Deletes a draft that was never published, and its pictures (X017). */
export const deleteListing: Handler<typeof contract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    await lockListing(unit.db, params.id);
    const row = await findListing(unit.db, params.id, 'delete', call);
    call.mustMatch(listingVersion(row, call.services.secrets), () => presentListing(row, call));
    refuseIf(refusalToDelete({ state: stateOf(row) }));
    await removeWholeListing(unit, row);
  });
  return undefined;
};

/** Deletes a locked listing, with everything that hangs on it and its pictures. */
export async function removeWholeListing(
  unit: UnitOfWork,
  { id, images }: Pick<ListingRow, 'id' | 'images'>,
): Promise<void> {
  await deleteListingRow(unit.db, id);
  await unit.enqueue(removeFiles, { files: images.flatMap(imageFiles) });
  await unit.record(listingDeleted, id);
}
