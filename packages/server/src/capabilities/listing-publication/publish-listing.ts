import type { publishListing as contract } from '@heima/domain/listing-publication/endpoints.ts';
import { listingPublished, listingRepublished } from '@heima/domain/listings/events.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { contactState } from '#capabilities/contacts/public.ts';
import {
  findListing,
  gaps,
  type ListingRow,
  lockListing,
  presentListing,
  refuseGaps,
  rereadListing,
  updateListing,
} from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { followExternalSite } from './follow-external-site.ts';
import { fileRequest, lastRequest } from './publication-store.ts';

/**
 * Publishes a listing at once and asks staff to look at it (E096, R241–R246, C37). Publishing what is published, also
 * twice at the same time, answers the same and changes nothing.
 */
export const publishListing: Handler<typeof contract> = async ({ params }, call) => {
  const change = async (unit: UnitOfWork): Promise<ListingRow> => {
    await lockListing(unit.db, params.id);
    const before = await findListing(unit.db, params.id, 'publish', call);
    if (before.visible) return before;
    refuseGaps(gaps(before, call.now));
    await checkContact(unit.db, call);
    const request = await lastRequest(unit.db, before.id);
    if (request?.decision === 'denied') refuseUnchanged(before, request);
    await updateListing(unit.db, before.id, {
      visible: true,
      published_at: call.now,
      unpublished_at: null,
      unpublish_reason: null,
      updated_at: call.now,
    });
    await fileRequest(unit.db, newId(), before.id, call.now);
    await unit.record(before.published_at === null ? listingPublished : listingRepublished, before.id);
    await followExternalSite(unit, before.id);
    return rereadListing(unit, call, before.id);
  };
  return call.answer(change, (row) => presentListing(row, call));
};

/** R244, R245. */
async function checkContact(db: Database, { actor }: Call): Promise<void> {
  const contact = await contactState(db, signedIn(actor).userId);
  if (!contact.emailVerified) refuse('listings.emailNotVerified');
  if (!contact.phoneVerified) refuse('listings.phoneNotVerified');
}

/** What staff refused does not come back as it was; a changed listing may, and is looked at again. */
function refuseUnchanged(row: ListingRow, request: { decided_at: Date | null; reason: string | null }): void {
  if (request.decided_at !== null && row.updated_at <= request.decided_at)
    refuse('listings.deniedUnchanged', { params: { reason: request.reason ?? '' } });
}
