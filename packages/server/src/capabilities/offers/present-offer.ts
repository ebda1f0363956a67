import { saidToApplicant } from '@heima/domain/applications/application-state.ts';
import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { bidState, openActions, statusOf } from '@heima/domain/offers/bid-state.ts';
import type { BidAnswer, RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { writtenAmount } from '@heima/domain/shared/money.ts';
import { homeCards } from '#capabilities/listings/public.ts';
import { type PersonCard, peopleById } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { negotiationOf, sideOf } from './negotiation.ts';
import { type BidRow, bidsOf, type OfferRow } from './offer-store.ts';

type People = Map<string, PersonCard>;

/** Negotiations as the caller sees them. */
export async function presentOffers(
  db: Database,
  rows: readonly OfferRow[],
  call: Call,
): Promise<RentalOffer[]> {
  const all = await bidsOf(
    db,
    rows.map(({ id }) => id),
  );
  const [cards, people] = await Promise.all([
    homeCards(db, [...new Set(rows.map((row) => row.listing_id))], call.actor),
    peopleById(db, [
      ...rows.flatMap(({ applicant_id, owner_id }) => [applicant_id, owner_id ?? []].flat()),
      ...all.map(({ bidder_id }) => bidder_id),
    ]),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) =>
    presentOffer(row, {
      bids: all.filter(({ offer_id }) => offer_id === row.id),
      listing: cardOf.get(row.listing_id)!,
      people,
      call,
    }),
  );
}

interface Around {
  bids: readonly BidRow[];
  listing: ListingCard;
  people: People;
  call: Call;
}

function presentOffer(row: OfferRow, { bids, listing, people, call }: Around): RentalOffer {
  const side = sideOf(call.actor, row);
  const { bid, facts } = negotiationOf(row, bids, { side, now: call.now });
  const shown = bids.map((one) => presentBid(one, people, call.now));
  const last = shown.find(({ id }) => id === bid?.id) ?? null;
  return {
    id: row.id,
    listing,
    application: {
      id: row.application_id,
      status: side === 'SELLER' ? row.application_status : saidToApplicant(row.application_status),
    },
    tenant: named(people, row.applicant_id),
    landlord: named(people, row.owner_id),
    side: side ?? null,
    status: last?.status ?? null,
    bid: last,
    bids: shown,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    can: openActions(facts),
  };
}

function presentBid(bid: BidRow, people: People, now: Date): BidAnswer {
  const state = bidState({ status: bid.status, expiresAt: bid.expires_at }, now);
  const isLapsed = state === 'lapsed';
  return {
    id: bid.id,
    initiator: bid.initiator,
    bidder_id: people.has(bid.bidder_id) ? bid.bidder_id : null,
    price: { price: writtenAmount(bid.price, bid.currency), currency: bid.currency },
    price_type: bid.price_type,
    status: statusOf(state),
    date: bid.created_at.toISOString(),
    expires_at: bid.expires_at.toISOString(),
    counter_of: bid.counter_of,
    ended_at: (isLapsed ? bid.expires_at : bid.ended_at)?.toISOString() ?? null,
    ended_by: bid.ended_side,
    ended_because: isLapsed ? 'time' : bid.ended_because,
  };
}

const named = (people: People, id: string | null): RentalOffer['tenant'] => {
  const person = id === null ? undefined : people.get(id);
  return person && id ? { id, ...person } : null;
};
