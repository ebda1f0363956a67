import { type BidSide, type BidStatus, openActions } from '@heima/domain/offers/bid-state.ts';
import type { BidAnswer, RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { someCard } from '#entities/listing/testing/some-card.ts';

export const applicationId = '01990000-0000-7000-8000-00000000000a';
const tenant = {
  id: '01990000-0000-7000-8000-0000000000aa',
  full_name: 'Anna Jónsdóttir',
  profile_image: null,
};
const landlord = { id: 'l1', full_name: 'Þóra Ægisdóttir', profile_image: null };

/** A bid of 265.000 kr. that waits for an answer; `given` says what matters to the test. */
export const someBid = (given: Partial<BidAnswer> = {}): BidAnswer => {
  const initiator = given.initiator ?? 'BUYER';
  const isOver = given.status !== undefined && given.status !== 'pending';
  return {
    id: 'b1',
    initiator,
    bidder_id: initiator === 'BUYER' ? tenant.id : landlord.id,
    price: { price: 265_000, currency: 'ISK' },
    price_type: 1,
    status: 'pending',
    date: '2027-03-01T10:00:00.000Z',
    expires_at: '2027-03-08T10:00:00.000Z',
    counter_of: null,
    ended_at: isOver ? '2027-03-02T12:00:00.000Z' : null,
    ended_by: isOver ? (initiator === 'BUYER' ? 'SELLER' : 'BUYER') : null,
    ended_because: isOver ? 'decision' : null,
    ...given,
  };
};

/** A negotiation with these bids, the last of them the one that stands, as one side sees it. */
export function someOffer(
  side: BidSide,
  bids: readonly BidAnswer[],
  given: Partial<RentalOffer> = {},
): RentalOffer {
  const bid = bids.at(-1) ?? null;
  const application = given.application ?? { id: applicationId, status: 'opened' };
  const listing = given.listing ?? someCard();
  return {
    id: 'o1',
    listing,
    application,
    tenant,
    landlord,
    side,
    status: bid?.status ?? null,
    bid,
    bids: [...bids],
    created_at: '2027-03-01T10:00:00.000Z',
    changed_at: '2027-03-01T10:00:00.000Z',
    can: openActions({
      side,
      visible: listing.visible,
      application: application.status,
      bid: bid ? { initiator: bid.initiator, state: bid.status satisfies BidStatus } : undefined,
      count: bids.length,
    }),
    ...given,
  };
}

/** The list that the pages of an application ask for. */
export const offersPage = (...items: RentalOffer[]) => ({
  count: items.length,
  next: null,
  previous: null,
  items,
});
