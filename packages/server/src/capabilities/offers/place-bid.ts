import { offerAccess } from '@heima/domain/offers/access.ts';
import { refusalToAct } from '@heima/domain/offers/bid-state.ts';
import type { placeBid as contract } from '@heima/domain/offers/bidding-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { HandlerInput } from '@heima/domain/shared/endpoint.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import {
  type ApplicationRow,
  findApplication,
  lastApplication,
  lockApplication,
  readPrice,
} from '#capabilities/applications/public.ts';
import { countOffer, findListing, type ListingRow, lockListing } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { addBid, closeBid } from './change-bid.ts';
import { negotiationOf, refuseOtherSide, sideOf, subjectOf } from './negotiation.ts';
import { bidsOf, findOfferOf, insertOffer, lockOffer, type OfferRow } from './offer-store.ts';
import { showOffer } from './show-offer.ts';

type Body = HandlerInput<typeof contract>['body'];

/**
 * Bids for a home (E066, R222 to R224). The applicant and the landlord have one negotiation over it, and one bid is open
 * at a time: of several at once one is made.
 */
export const placeBid: Handler<typeof contract> = async ({ params, body }, call) =>
  call.answer(
    (unit) => place(unit, call, params.id, body),
    (id, { db }) => showOffer(db, id, call),
  );

/**
 * Makes a bid within the transaction of its caller.
 * @param field where a price that cannot be read is refused
 * @returns the negotiation
 */
export async function place(
  unit: UnitOfWork,
  call: Call,
  listingId: string,
  body: Body,
  field?: string,
): Promise<string> {
  const { userId } = signedIn(call.actor);
  // Homes before applications, applications before negotiations, as everywhere.
  await lockListing(unit.db, listingId);
  const listing = await findListing(unit.db, listingId, 'read', call);
  const application = await lockedApplication(unit, call, listing, body.application_id);
  const side = sideOf(call.actor, application);
  refuseOtherSide(body.initiator, side);
  const price = readPrice(body.price, listing.currency, field);
  const known = await lockedOffer(unit, application);
  const offer: OfferRow = {
    ...(known ?? {
      id: newId(),
      listing_id: listingId,
      applicant_id: application.applicant_id,
      created_at: unit.now,
      changed_at: unit.now,
      last_bid_id: null,
      owner_id: listing.owner_id,
      team_id: listing.team_id,
      visible: listing.visible,
    }),
    application_id: application.id,
    application_status: application.status,
  };
  const bids = await bidsOf(unit.db, [offer.id]);
  const { facts, bid: last } = negotiationOf(offer, bids, { side, now: unit.now });
  const refusal = refusalToAct('bid', facts);
  refuseIf(refusal && { ...refusal, extra: { rental_offer_id: known?.id, bid_id: last?.id } });
  if (!known) {
    const { id, listing_id, applicant_id, application_id, created_at, changed_at } = offer;
    await insertOffer(unit.db, { id, listing_id, applicant_id, application_id, created_at, changed_at });
    await countOffer(unit, listingId);
  }
  // One whose time is over, or which an earlier application has left behind.
  for (const bid of bids)
    await closeBid(unit, offer, bid, { step: 'withdraw', by: 'BUYER', because: 'application' });
  await addBid(unit, offer, {
    side: side!,
    bidderId: userId,
    price,
    currency: listing.currency,
    priceType: listing.price_type,
  });
  return offer.id;
}

/**
 * The application that a bid is over, locked: the one that is named, else the caller's last one for the home.
 * @throws 404 where the caller has nothing to do with it, 400 at `application_id` where a landlord names none
 */
async function lockedApplication(
  unit: UnitOfWork,
  { actor }: Call,
  listing: ListingRow,
  named: string | undefined,
): Promise<ApplicationRow> {
  const { userId } = signedIn(actor);
  const own = named === undefined ? await lastApplication(unit.db, listing.id, userId) : undefined;
  const id = named ?? own?.id;
  if (id === undefined)
    return offerAccess.act_as_landlord(actor, {
      ownerId: listing.owner_id,
      teamId: listing.team_id,
      parties: [],
    })
      ? refuse('common.invalidInput', { fields: { application_id: ['validation.required'] } })
      : refuse('offers.notApplied');
  await lockApplication(unit.db, id);
  const row = await findApplication(unit.db, id);
  if (!row || row.listing_id !== listing.id) return refuse('common.notFound');
  authorize(offerAccess, 'act', actor, subjectOf(row));
  return row;
}

/** The negotiation that there is already, locked; the lock of the home keeps another from beginning meanwhile. */
async function lockedOffer(
  { db }: UnitOfWork,
  { listing_id: listingId, applicant_id: applicantId }: ApplicationRow,
): Promise<OfferRow | undefined> {
  const found = await findOfferOf(db, { listingId, applicantId });
  if (!found) return undefined;
  await lockOffer(db, found.id);
  return findOfferOf(db, { listingId, applicantId });
}
