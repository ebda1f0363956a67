import type {
  acceptListing as acceptContract,
  denyListing as denyContract,
} from '@heima/domain/listing-publication/endpoints.ts';
import { listingAccepted, listingDenied } from '@heima/domain/listings/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import {
  findListing,
  gaps,
  type ListingRow,
  lockListing,
  presentListing,
  refuseGaps,
  rereadListing,
  updateListing,
  viewerId,
} from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { followExternalSite } from './follow-external-site.ts';
import { takeBackDenial, tellAccepted, tellDenied } from './notify-owner.ts';
import { decideRequest, lastRequest } from './publication-store.ts';

/**
 * Staff accepts what the owner asked for: the listing is visible, or becomes so again (E098, R251, C37). Accepting
 * twice changes nothing.
 */
export const acceptListing: Handler<typeof acceptContract> = async ({ params }, call) => {
  const change = async (unit: UnitOfWork): Promise<ListingRow> => {
    const { before, request } = await held(unit, call, params.id);
    if (request.decision === 'accepted' && before.visible) return before;
    if (!before.visible) refuseGaps(gaps(before, call.now));
    await decideRequest(unit.db, request.id, {
      decision: 'accepted',
      decided_by: viewerId(call.actor),
      decided_at: call.now,
      reason: null,
    });
    if (!before.visible) await show(unit, before);
    if (request.decision === 'denied') await takeBackDenial(unit, before, request);
    await tellAccepted(unit, before, request.id);
    await unit.record(listingAccepted, before.id);
    return rereadListing(unit, call, before.id);
  };
  return call.answer(change, (row) => presentListing(row, call));
};

/**
 * Staff refuses a listing: it leaves the public at once, the reason is kept and the owner is told (E099, C37).
 * Refusing twice tells the owner once.
 */
export const denyListing: Handler<typeof denyContract> = async ({ params, body: { reason } }, call) => {
  const change = async (unit: UnitOfWork): Promise<ListingRow> => {
    const { before, request } = await held(unit, call, params.id);
    if (request.decision === 'denied' && !before.visible) return before;
    await decideRequest(unit.db, request.id, {
      decision: 'denied',
      decided_by: viewerId(call.actor),
      decided_at: call.now,
      reason,
    });
    await updateListing(unit.db, before.id, {
      visible: false,
      unpublished_at: call.now,
      unpublish_reason: 'denied',
      updated_at: call.now,
    });
    await unit.record(listingDenied, before.id, { reason });
    await tellDenied(unit, before, { requestId: request.id, reason });
    await followExternalSite(unit, before.id);
    return rereadListing(unit, call, before.id);
  };
  return call.answer(change, (row) => presentListing(row, call));
};

/** The listing and what its owner last asked for; who took a listing out again asks for nothing. */
async function held(unit: UnitOfWork, call: Call, id: string) {
  await lockListing(unit.db, id);
  const before = await findListing(unit.db, id, 'moderate', call);
  const request = await lastRequest(unit.db, id);
  if (!request || request.decision === 'withdrawn' || wasTakenOut(before))
    refuse('listings.noPublishRequest');
  return { before, request };
}

const wasTakenOut = (row: ListingRow): boolean => !row.visible && row.unpublish_reason !== 'denied';

async function show(unit: UnitOfWork, { id }: ListingRow): Promise<void> {
  await updateListing(unit.db, id, {
    visible: true,
    published_at: unit.now,
    unpublished_at: null,
    unpublish_reason: null,
    updated_at: unit.now,
  });
  await followExternalSite(unit, id);
}
