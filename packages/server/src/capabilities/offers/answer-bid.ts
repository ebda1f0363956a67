import { offerAccess } from '@heima/domain/offers/access.ts';
import { type BidAction, type BidSide, refusalToAct } from '@heima/domain/offers/bid-state.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { readPrice } from '#capabilities/applications/public.ts';
import { lockListing, readListing } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { addBid, type EndingStep, endBid } from './change-bid.ts';
import { lockNegotiation, type Negotiation, refuseOtherSide, subjectOf } from './negotiation.ts';
import { findOffer, findOfferOfBid, type OfferRow } from './offer-store.ts';

/** A bid, or the last bid of a negotiation (C19). */
export type Target = { bidId: string } | { offerId: string };

/** What the caller says besides the action. */
export interface Said {
  initiator?: BidSide | undefined;
  bidder_id?: string | undefined;
  bid_id?: string | undefined;
  price?: string | number;
}

const steps: Record<Exclude<BidAction, 'bid'>, EndingStep> = {
  accept: 'accept',
  counter: 'counter',
  deny: 'deny',
  withdraw: 'withdraw',
  accept_with_application: 'accept',
  deny_with_application: 'deny',
};

/**
 * Does something with a bid in the name of the caller, who takes the side that is theirs (R215 to R219).
 * @returns the negotiation as it was before
 * @throws 404 to whoever is no side of it, 403 to the side whose turn it is not, 409 where the state forbids it
 */
export async function answerBid(
  unit: UnitOfWork,
  call: Call,
  target: Target,
  action: keyof typeof steps,
  said: Said = {},
): Promise<Negotiation> {
  const bidId = 'bidId' in target ? target.bidId : undefined;
  const found = await findTarget(unit, call, target);
  const isCounter = action === 'counter';
  if (isCounter) await lockListing(unit.db, found.listing_id);
  const negotiation = await lockNegotiation(unit, found, { actor: call.actor, bidId });
  const { offer, bid, facts } = negotiation;
  if (said.bid_id !== undefined && said.bid_id !== bid?.id)
    refuse('offers.newerBid', { extra: { bid_id: bid?.id } });
  refuseOtherSide(said.initiator, facts.side);
  if (said.bidder_id !== undefined && said.bidder_id !== bid?.bidder_id)
    refuse('common.invalidInput', { fields: { bidder_id: ['offers.messages.bidder'] } });
  const listing = isCounter ? await readListing(unit.db, offer.listing_id, null) : undefined;
  const price = listing && readPrice(said.price ?? '', listing.currency);
  refuseIf(refusalToAct(action, facts));
  const side = facts.side!;
  const because = isCounter ? 'counter' : 'decision';
  await endBid(unit, offer, bid!, { step: steps[action], by: side, because });
  if (listing && price !== undefined)
    await addBid(unit, offer, {
      side,
      bidderId: signedIn(call.actor).userId,
      price,
      currency: listing.currency,
      priceType: listing.price_type,
      counterOf: bid!.id,
    });
  return negotiation;
}

async function findTarget({ db }: UnitOfWork, { actor }: Call, target: Target): Promise<OfferRow> {
  const offer =
    ('bidId' in target ? await findOfferOfBid(db, target.bidId) : await findOffer(db, target.offerId)) ??
    refuse('common.notFound');
  authorize(offerAccess, 'act', actor, subjectOf(offer));
  return offer;
}
