import type { ApplicationEvent } from '@heima/domain/applications/application-answer.ts';
import { listApplicationEvents as contract } from '@heima/domain/applications/tenant-endpoints.ts';
import { type BidSide, bidState, statusOf } from '@heima/domain/offers/bid-state.ts';
import { writtenAmount } from '@heima/domain/shared/money.ts';
import { eventsFor } from '#capabilities/applications/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { type BidRow, bidsOver } from './offer-store.ts';

/** What has happened to an application and to the bids over it, the first first (E063, R211). */
export const listApplicationEvents: Handler<typeof contract> = async (input, call) => {
  const events = await eventsFor(call, input.params.id);
  const bids = await bidsOver(call.services.db, input.params.id);
  const all = [...events, ...bids.flatMap((bid) => eventsOfBid(bid, call.now))];
  return pageOfAll(
    contract,
    input,
    // What happened at one moment stays in its order: an application is sent before its bid.
    all.sort((a, b) => a.at.localeCompare(b.at)),
  );
};

const sides = { BUYER: 'applicant', SELLER: 'landlord' } as const satisfies Record<
  BidSide,
  ApplicationEvent['side']
>;

/** That it was made, and how it ended; one that was answered by another bid has its end in that one. */
function eventsOfBid(bid: BidRow, now: Date): ApplicationEvent[] {
  const price = { price: writtenAmount(bid.price, bid.currency), currency: bid.currency };
  const made: ApplicationEvent = {
    id: bid.id,
    kind: bid.counter_of ? 'counter_bid' : 'bid',
    at: bid.created_at.toISOString(),
    side: sides[bid.initiator],
    message: null,
    price,
  };
  const status = statusOf(bidState({ status: bid.status, expiresAt: bid.expires_at }, now));
  if (status === 'pending' || bid.ended_because === 'counter') return [made];
  const at = (bid.ended_at ?? bid.expires_at).toISOString();
  const side = bid.ended_side && sides[bid.ended_side];
  return [made, { id: `${bid.id}-end`, kind: `bid_${status}`, at, side, message: null, price }];
}
