import type {
  acceptListing as acceptContract,
  denyListing as denyContract,
} from '@heima/domain/listing-publication/endpoints.ts';
import { refusalOfMissing, refusalToModerate } from '@heima/domain/listings/publish.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import {
  findListing,
  type ListingRow,
  listingMachine,
  lockListing,
  presentListing,
  publishIssues,
  publishingFacts,
  rereadListing,
  viewerId,
} from '#capabilities/listings/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { followExternalSite } from './follow-external-site.ts';
import { notifyAccepted, notifyDenied, takeBackDenial } from './notify-owner.ts';
import { publishRequestMachine } from './publication-machine.ts';
import { lastRequest } from './publication-store.ts';

/**
 * Staff accepts what the owner asked for: the listing is visible, or becomes so again (E098, R251, C37). Accepting
 * twice changes nothing.
 */
export const acceptListing: Handler<typeof acceptContract> = async ({ params }, call) =>
  call.answer(
    (unit) => accept(unit, call, params.id),
    (row) => presentListing(row, call),
  );

/**
 * Staff refuses a listing: it leaves the public at once, the reason is kept and the owner is notified (E099, C37).
 * Refusing twice notifies the owner once.
 */
export const denyListing: Handler<typeof denyContract> = async ({ params, body: { reason = null } }, call) =>
  call.answer(
    (unit) => deny(unit, call, params.id, reason),
    (row) => presentListing(row, call),
  );

/** Accepts in the transaction of the caller. @returns the listing as it is then */
export async function accept(unit: UnitOfWork, call: Call, id: string): Promise<ListingRow> {
  const { before, request } = await locked(unit, call, id, 'accept');
  if (request.decision === 'accepted' && before.visible) return before;
  if (!before.visible) refuseIf(refusalOfMissing(publishIssues(before, call.now)));
  await transition(unit, publishRequestMachine, request.id, 'accept', { by: viewerId(call.actor) });
  if (request.decision === 'denied') await takeBackDenial(unit, before, request);
  await notifyAccepted(unit, before, request.id);
  await transition(unit, listingMachine, before.id, 'accept');
  if (!before.visible) await followExternalSite(unit, before.id);
  return rereadListing(unit, call, before.id);
}

/** Refuses in the transaction of the caller. @returns the listing as it is then */
export async function deny(
  unit: UnitOfWork,
  call: Call,
  id: string,
  reason: string | null,
): Promise<ListingRow> {
  const { before, request } = await locked(unit, call, id, 'deny');
  if (request.decision === 'denied' && !before.visible) return before;
  await transition(unit, publishRequestMachine, request.id, 'deny', { by: viewerId(call.actor), reason });
  await transition(unit, listingMachine, before.id, 'deny', { reason });
  await notifyDenied(unit, before, { requestId: request.id, reason });
  await followExternalSite(unit, before.id);
  return rereadListing(unit, call, before.id);
}

/** The listing, locked, and what its owner last asked for. @throws when staff can decide nothing about it */
async function locked(unit: UnitOfWork, call: Call, id: string, decision: 'accept' | 'deny') {
  await lockListing(unit.db, id);
  const before = await findListing(unit.db, id, 'moderate', call);
  refuseIf(refusalToModerate(publishingFacts(before), decision));
  const request = (await lastRequest(unit.db, id)) ?? refuse('listings.noPublishRequest');
  return { before, request };
}
