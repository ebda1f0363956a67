import type { unpublishListing as contract } from '@heima/domain/listing-publication/endpoints.ts';
import { listingUnpublished } from '@heima/domain/listings/events.ts';
import type { UnpublishReason } from '@heima/domain/listings/listing-codes.ts';
import { listingState, refusalTo } from '@heima/domain/listings/listing-state.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import {
  findListing,
  type ListingRow,
  lockListing,
  presentListing,
  rereadListing,
  updateListing,
} from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { followExternalSite } from './follow-external-site.ts';
import { decideRequest, lastRequest } from './publication-store.ts';

/** Takes a listing out of publication, with a reason (E097, R247–R249). */
export const unpublishListing: Handler<typeof contract> = async ({ params, body }, call) => {
  const change = async (unit: UnitOfWork): Promise<ListingRow> => {
    await lockListing(unit.db, params.id);
    const before = await findListing(unit.db, params.id, 'unpublish', call);
    const no = refusalTo(
      'unpublish',
      listingState({ visible: before.visible, publishedAt: before.published_at }),
    );
    if (no) refuse(no);
    await takeOut(unit, before.id, body.reason);
    return rereadListing(unit, call, before.id);
  };
  return call.answer(change, (row) => presentListing(row, call));
};

/** Takes a published listing that is held out of publication. An open request to staff is withdrawn with it. */
export async function takeOut(unit: UnitOfWork, listingId: string, reason: UnpublishReason): Promise<void> {
  await updateListing(unit.db, listingId, {
    visible: false,
    unpublished_at: unit.now,
    unpublish_reason: reason,
    updated_at: unit.now,
  });
  const request = await lastRequest(unit.db, listingId);
  if (request?.decision === null)
    await decideRequest(unit.db, request.id, { decision: 'withdrawn', decided_at: unit.now });
  await unit.record(listingUnpublished, listingId, { reason });
  await followExternalSite(unit, listingId);
}
