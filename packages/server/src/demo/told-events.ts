import type { ApplicationStatus } from '@heima/domain/applications/application-state.ts';
import {
  type SaidOfApplication,
  type SaidOfBid,
  saidOfApplications,
} from '@heima/domain/chat/timeline-entry.ts';
import { priceToWire } from '@heima/domain/listings/money-on-wire.ts';
import type { BidEnd, BidStatus } from '@heima/domain/offers/bid-state.ts';
import { sql } from 'kysely';
import { actorOf, type BidMade, type Sides } from '#capabilities/chat/event-store.ts';
import type { Database } from '#platform/db/database.ts';
import type { EntryDraft } from './put-conversations.ts';

/** An application with what conversations tell of it and of the bids over it. */
export interface AppliedFor extends Pick<Sides, 'applicant_id' | 'owner_id' | 'listing_id'> {
  id: string;
  status: ApplicationStatus;
  created_at: Date;
  /** When it was answered or withdrawn. */
  decided_at: Date | null;
  entries: EntryDraft[];
}

type Bid = BidMade & {
  status: BidStatus;
  ended_because: BidEnd | null;
  created_at: Date;
  ended_at: Date | null;
};

/** All applications for homes that somebody lets, the first sent first. */
export async function appliedFor(db: Database): Promise<AppliedFor[]> {
  const { rows: applications } = await sql<Omit<AppliedFor, 'entries'>>`
    select a.id, a.listing_id, a.applicant_id, l.owner_id, a.status, a.created_at,
      coalesce(a.decided_at, a.canceled_at) as decided_at
    from application a join listing l on l.id = a.listing_id
    where l.owner_id is not null and l.owner_id <> a.applicant_id order by a.created_at, a.id`.execute(db);
  const { rows: events } = await sql<{ application_id: string; kind: SaidOfApplication; at: Date }>`
    select application_id, kind, at from application_event
    where kind = any(${[...saidOfApplications]}) order by at, id`.execute(db);
  const { rows: bids } = await sql<Bid>`select * from bid order by created_at, id`.execute(db);
  const eventsOf = Map.groupBy(events, (event) => event.application_id);
  const bidsOf = Map.groupBy(bids, (bid) => bid.application_id);
  return applications.map((row) => ({
    ...row,
    entries: [
      ...(eventsOf.get(row.id) ?? []).map(({ kind, at }) => toldOfApplication(row, kind, at)),
      ...(bidsOf.get(row.id) ?? []).flatMap((bid) => toldOfBid(row, bid)),
    ],
  }));
}

type Row = Omit<AppliedFor, 'entries'>;

const toldOfApplication = (row: Row, event: SaidOfApplication, at: Date): EntryDraft => ({
  kind: 'application',
  senderId: event === 'sent' || event === 'cancelled' ? row.applicant_id : row.owner_id,
  audience: [row.applicant_id, row.owner_id],
  data: { application_id: row.id, listing_id: row.listing_id, event },
  at,
});

/** That it was placed, and what became of it; one that was countered is followed by the other side's. */
function toldOfBid(row: Row, bid: Bid): EntryDraft[] {
  const sides = { ...row, application_id: row.id };
  const entry = (event: SaidOfBid, at: Date): EntryDraft => ({
    kind: 'bid',
    senderId: actorOf(event, bid.initiator, sides),
    audience: [row.applicant_id, row.owner_id],
    data: {
      bid_id: bid.id,
      rental_offer_id: bid.offer_id,
      listing_id: row.listing_id,
      event,
      price: priceToWire(bid)!,
      price_type: bid.price_type,
    },
    at,
  });
  const placed = entry('placed', bid.created_at);
  return bid.status === 'pending' || !bid.ended_at || bid.ended_because === 'counter'
    ? [placed]
    : [placed, entry(bid.status, bid.ended_at)];
}
