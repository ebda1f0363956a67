import { type BidEnd, type BidSide, bidState, expiryOf } from '@heima/domain/offers/bid-state.ts';
import { bidPlaced } from '@heima/domain/offers/events.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { bidMachine } from './bid-machine.ts';
import { type BidRow, insertBid, type OfferRow, touchOffer } from './offer-store.ts';
import { tellOfBid, tellOfEnd } from './tell-sides.ts';

export interface NewBid {
  side: BidSide;
  bidderId: string;
  /** In minor units. */
  price: number;
  currency: Currency;
  priceType: number;
  /** The bid that it is made against. */
  counterOf?: string | undefined;
}

/** Makes a bid in a negotiation that is locked, and tells the other side. */
export async function addBid(
  unit: UnitOfWork,
  offer: OfferRow,
  { side, bidderId, price, currency, priceType, counterOf = undefined }: NewBid,
): Promise<void> {
  const bid: BidRow = {
    id: newId(),
    offer_id: offer.id,
    application_id: offer.application_id,
    initiator: side,
    bidder_id: bidderId,
    price,
    currency,
    price_type: priceType,
    status: 'pending',
    counter_of: counterOf ?? null,
    created_at: unit.now,
    expires_at: expiryOf(unit.now),
    ended_at: null,
    ended_side: null,
    ended_because: null,
  };
  await insertBid(unit.db, bid);
  await touchOffer(unit.db, offer.id, { applicationId: offer.application_id, now: unit.now });
  await unit.record(bidPlaced, bid.id);
  await tellOfBid(unit, offer, bid);
}

export type EndingStep = 'accept' | 'counter' | 'deny' | 'withdraw';

/**
 * Ends a bid and tells who waits.
 * @throws 409 where the state forbids it
 */
export async function endBid(
  unit: UnitOfWork,
  offer: OfferRow,
  bid: BidRow,
  { step, by, because }: { step: EndingStep; by: BidSide; because: BidEnd },
): Promise<void> {
  await transition(unit, bidMachine, bid.id, step, { by, because });
  await touchOffer(unit.db, offer.id, { applicationId: offer.application_id, now: unit.now });
  await tellOfEnd(unit, offer, bid, { step, because });
}

/** Notes that a bid has expired, once: its time was over before. */
export async function expireBid(unit: UnitOfWork, offer: OfferRow, bid: BidRow): Promise<void> {
  await transition(unit, bidMachine, bid.id, 'expire');
  await touchOffer(unit.db, offer.id, { applicationId: offer.application_id, now: unit.now });
  await tellOfEnd(unit, offer, bid, { step: 'expire', because: 'time' });
}

/** Ends a bid that nothing comes of any more, whichever side made it; one whose time was over has expired. */
export async function closeBid(
  unit: UnitOfWork,
  offer: OfferRow,
  bid: BidRow,
  ending: { step: EndingStep; by: BidSide; because: BidEnd },
): Promise<void> {
  const state = bidState({ status: bid.status, expiresAt: bid.expires_at }, unit.now);
  if (state === 'lapsed') await expireBid(unit, offer, bid);
  else if (state === 'pending') await endBid(unit, offer, bid, ending);
}
