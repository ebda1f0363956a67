import type { unpublishListing as contract } from '@heima/domain/listing-publication/endpoints.ts';
import type { WithdrawalReason } from '@heima/domain/listings/listing-codes.ts';
import {
  findListing,
  type ListingRow,
  listingMachine,
  lockListing,
  presentListing,
  rereadListing,
} from '#capabilities/listings/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { followExternalSite } from './follow-external-site.ts';
import { publishRequestMachine } from './publication-machine.ts';
import { lastRequest } from './publication-store.ts';

/** Takes a listing out of publication, with a reason (E097, R247–R249). */
export const unpublishListing: Handler<typeof contract> = async ({ params: { id }, body }, call) => {
  const change = async (unit: UnitOfWork): Promise<ListingRow> => {
    await lockListing(unit.db, id);
    await findListing(unit.db, id, 'unpublish', call);
    await unpublish(unit, id, body.reason);
    return rereadListing(unit, call, id);
  };
  return call.answer(change, (row) => presentListing(row, call));
};

/**
 * Takes a published listing out of publication. An open request to staff is withdrawn with it.
 * @throws 409 `listings.notPublished`
 */
export async function unpublish(
  unit: UnitOfWork,
  listingId: string,
  reason: WithdrawalReason,
): Promise<void> {
  await transition(unit, listingMachine, listingId, 'unpublish', { reason });
  const request = await lastRequest(unit.db, listingId);
  if (request?.decision === null) await transition(unit, publishRequestMachine, request.id, 'withdraw');
  await followExternalSite(unit, listingId);
}
