import type { BidSide } from '@heima/domain/offers/bid-state.ts';
import { otherSide } from '@heima/domain/offers/bid-state.ts';
import { aboutListing, readListing } from '#capabilities/listings/public.ts';
import { notify, takeBackNotification } from '#capabilities/notifications/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { BidRow, OfferRow } from './offer-store.ts';

const keyOf = (bid: BidRow, what: string): string => `bid ${bid.id} ${what}`;

/** The person on a side; a landlord’s team learns from the page. */
const personOn = (side: BidSide, { applicant_id, owner_id }: OfferRow): string | null =>
  side === 'BUYER' ? applicant_id : owner_id;

/** Tells the other side of a new bid, and open pages of both. */
export async function tellOfBid(unit: UnitOfWork, offer: OfferRow, bid: BidRow): Promise<void> {
  await tell(unit, offer, bid, {
    type: 'bid_received',
    to: otherSide(bid.initiator),
    key: keyOf(bid, 'new'),
  });
  await tellPages(unit, offer);
}

const told = {
  accept: 'bid_accepted',
  deny: 'bid_denied',
  withdraw: 'bid_withdrawn',
  expire: 'bid_expired',
} as const;

/**
 * Tells who waits that a bid has ended, and open pages of both sides. Where the application has ended, its own
 * notification says enough; a bid against a bid is told of as a new one. A bid that can be answered no more, and that
 * nobody answered, leaves no notification of itself behind.
 */
export async function tellOfEnd(
  unit: UnitOfWork,
  offer: OfferRow,
  bid: BidRow,
  { step, because }: { step: keyof typeof told | 'counter'; because: string },
): Promise<void> {
  const [bidder, other] = [bid.initiator, otherSide(bid.initiator)];
  const receiver = personOn(other, offer);
  const isUnanswered = because !== 'decision' || step === 'withdraw';
  if (receiver && isUnanswered && because !== 'counter')
    await takeBackNotification(unit, { receivers: [receiver], key: keyOf(bid, 'new') });
  if (because === 'listing')
    await tell(unit, offer, bid, { type: 'negotiation_closed', to: 'BUYER', key: keyOf(bid, 'closed') });
  else if (because !== 'application' && step !== 'counter') {
    const to = step === 'withdraw' ? other : bidder;
    await tell(unit, offer, bid, { type: told[step], to, key: keyOf(bid, step) });
  }
  await tellPages(unit, offer);
}

/** Open pages read anew what they show of it. */
async function tellPages(unit: UnitOfWork, offer: OfferRow): Promise<void> {
  for (const person of [offer.applicant_id, offer.owner_id])
    if (person)
      await unit.notifyLive(person, 'offers.changed', { id: offer.id, application_id: offer.application_id });
}

interface Told {
  type: 'bid_received' | 'negotiation_closed' | (typeof told)[keyof typeof told];
  to: BidSide;
  key: string;
}

async function tell(unit: UnitOfWork, offer: OfferRow, bid: BidRow, { type, to, key }: Told): Promise<void> {
  const receiver = personOn(to, offer);
  const listing = await readListing(unit.db, offer.listing_id, null);
  if (!receiver || !listing) return;
  const sender = personOn(otherSide(to), offer);
  const name = sender ? ((await peopleById(unit.db, [sender])).get(sender)?.full_name ?? '') : '';
  const { title, image } = aboutListing(listing);
  const price = { amount: bid.price, currency: bid.currency };
  await notify(unit, {
    type,
    receivers: [receiver],
    subjectId: offer.id,
    params: { title, name, price },
    image,
    key,
  });
}
