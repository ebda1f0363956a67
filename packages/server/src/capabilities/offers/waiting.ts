import type { BidSide } from '@heima/domain/offers/bid-state.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { homeCards } from '#capabilities/listings/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { Call } from '#platform/http/call.ts';
import type { Waiting, WaitingSource } from '#platform/waiting-source.ts';
import { awaitingAnswerOf, findOffers, takingPart } from './list-store.ts';
import { bidsOf, lastBid } from './offer-store.ts';

/** Bids that a side has to answer, as the list of `awaits_answer` has them; the first ends first. */
async function bidsToAnswer(call: Call, side: BidSide): Promise<Waiting> {
  const { db } = call.services;
  const actor = signedIn(call.actor);
  const { rows, count } = await findOffers(db, {
    whose: takingPart(actor, side),
    where: awaitingAnswerOf(actor, call.now),
    order: 'expires_at',
    size: 1,
    offset: 0,
  });
  const [row] = rows;
  if (!row) return { count };
  const otherId = side === 'BUYER' ? row.owner_id : row.applicant_id;
  const [[card], people, bids] = await Promise.all([
    homeCards(db, [row.listing_id], call.actor),
    peopleById(db, otherId ? [otherId] : []),
    bidsOf(db, [row.id]),
  ]);
  return {
    count,
    first: {
      title: card?.title ?? null,
      name: (otherId && people.get(otherId)?.full_name) || null,
      at: lastBid(row, bids)?.expires_at ?? null,
    },
  };
}

/** What negotiations leave to do. */
export const waitingBids: readonly WaitingSource[] = [
  { side: 'tenant', kind: 'bids', find: (call) => bidsToAnswer(call, 'BUYER') },
  { side: 'landlord', kind: 'bids', find: (call) => bidsToAnswer(call, 'SELLER') },
];
