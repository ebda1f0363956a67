import type { BidEnd, BidSide, BidStatus } from '@heima/domain/offers/bid-state.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import type { Selectable } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    rental_offer: RentalOfferTable;
    bid: BidTable;
  }
  interface Views {
    bid_made: BidMadeView;
  }
}

export interface RentalOfferTable {
  id: string;
  listing_id: string;
  applicant_id: string;
  application_id: string;
  created_at: Instant;
  changed_at: Instant;
  /** Nothing only while the negotiation has no bid yet. */
  last_bid_id: string | null;
}

export interface BidTable {
  id: string;
  offer_id: string;
  application_id: string;
  initiator: BidSide;
  bidder_id: string;
  price: number;
  currency: Currency;
  price_type: number;
  status: StateColumn<BidStatus>;
  counter_of: string | null;
  created_at: Instant;
  expires_at: Instant;
  ended_at: StateColumn<Date | null>;
  ended_side: StateColumn<BidSide | null>;
  ended_because: StateColumn<BidEnd | null>;
}

/** What was bid over an application, whatever became of it. */
export interface BidMadeView
  extends Pick<
    Selectable<BidTable>,
    'id' | 'offer_id' | 'application_id' | 'initiator' | 'price' | 'currency' | 'price_type'
  > {
  listing_id: string;
  applicant_id: string;
}
