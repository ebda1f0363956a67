import type { publishListing as contract } from '@heima/domain/listing-publication/endpoints.ts';
import { refusalToPublish } from '@heima/domain/listings/publish.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { contactState } from '#capabilities/contacts/public.ts';
import {
  findListing,
  type ListingRow,
  listingMachine,
  lockListing,
  presentListing,
  publishingFacts,
  rereadListing,
} from '#capabilities/listings/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { followExternalSite } from './follow-external-site.ts';
import { fileRequest } from './publication-store.ts';

/**
 * Publishes a listing at once and asks staff to look at it (E096, R241–R246, C37). Publishing what is published, also
 * twice at the same time, answers the same and changes nothing.
 */
export const publishListing: Handler<typeof contract> = async ({ params: { id } }, call) => {
  const change = async (unit: UnitOfWork): Promise<ListingRow> => {
    await lockListing(unit.db, id);
    const before = await findListing(unit.db, id, 'publish', call);
    if (before.visible) return before;
    await publish(unit, before, signedIn(call.actor).userId);
    return rereadListing(unit, call, id);
  };
  return call.answer(change, (row) => presentListing(row, call));
};

/**
 * Publishes a listing that is not published and that the caller has locked, and asks staff to look at it.
 * @param publisherId who publishes: e-mail and phone of this person must be verified
 * @throws why it cannot be published now (`refusalToPublish`)
 */
export async function publish(unit: UnitOfWork, before: ListingRow, publisherId: string): Promise<void> {
  const contact = await contactState(unit.db, publisherId);
  refuseIf(refusalToPublish(publishingFacts(before), contact, todayInIceland(unit.now)));
  const { id, unpublished_at: since, unpublish_reason: reason } = before;
  const isPause = since !== null && reason !== 'denied';
  await transition(unit, listingMachine, id, 'publish', isPause ? { pausedSince: since.toISOString() } : {});
  await fileRequest(unit.db, newId(), id, unit.now);
  await followExternalSite(unit, id);
}
