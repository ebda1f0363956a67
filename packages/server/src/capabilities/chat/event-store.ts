import type { SaidOfBid } from '@heima/domain/chat/timeline-entry.ts';
import type { BidSide } from '@heima/domain/offers/bid-state.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/new-id.ts';

/** An application and its two sides. */
export interface Sides {
  application_id: string;
  listing_id: string;
  applicant_id: string;
  owner_id: string;
}

/** The two sides of an application; nothing where nobody lets the home. */
export async function sidesOf(db: Database, applicationId: string): Promise<Sides | undefined> {
  const { rows } = await sql<Sides>`
    select a.id as application_id, a.listing_id, a.applicant_id, l.owner_id
    from application_state a join listing_landlord l on l.id = a.listing_id
    where a.id = ${applicationId} and l.owner_id is not null and l.owner_id <> a.applicant_id`.execute(db);
  return rows[0];
}

export interface BidMade {
  id: string;
  offer_id: string;
  application_id: string;
  initiator: BidSide;
  price: number;
  currency: Currency;
  price_type: number;
}

const bidColumns = [
  'id',
  'offer_id',
  'application_id',
  'initiator',
  'price',
  'currency',
  'price_type',
] as const;

/** All bids over an application. */
export const bidsOver = (db: Database, applicationId: string): Promise<BidMade[]> =>
  db.selectFrom('bid_made').select(bidColumns).where('application_id', '=', applicationId).execute();

export const findBid = (db: Database, id: string): Promise<BidMade | undefined> =>
  db.selectFrom('bid_made').select(bidColumns).where('id', '=', id).executeTakeFirst();

/** Whose doing what is said of a bid was; time ends one by itself. */
export function actorOf(event: SaidOfBid, initiator: BidSide, sides: Sides): string | null {
  const [bidder, other] =
    initiator === 'BUYER' ? [sides.applicant_id, sides.owner_id] : [sides.owner_id, sides.applicant_id];
  if (event === 'expired') return null;
  return event === 'placed' || event === 'withdrawn' ? bidder : other;
}

/** The conversation in which an application is talked about already. */
export async function conversationOfApplication(
  db: Database,
  applicationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversation_application')
    .select('conversation_id')
    .where('application_id', '=', applicationId)
    .orderBy('conversation_id')
    .limit(1)
    .executeTakeFirst();
  return row?.conversation_id;
}

export async function connectApplication(
  db: Database,
  conversationId: string,
  applicationId: string,
): Promise<void> {
  await db
    .insertInto('conversation_application')
    .values({ conversation_id: conversationId, application_id: applicationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Telling {
  listingId: string;
  kind: 'priceChanged' | 'republished';
  data: unknown;
  causeKey: string;
  /** After this conversation. */
  after: string;
  size: number;
  now: Date;
}

/**
 * Adds one entry about a home to each of the next conversations about it, unless it is there already, and gives the
 * members to tell. The conversations are locked in one order, so that two of these wait for each other but never in a
 * circle.
 */
export async function tellBatch(
  db: Database,
  { listingId, kind, data, causeKey, after, size, now }: Telling,
): Promise<{ last: string | undefined; told: { conversation_id: string; user_id: string; seq: number }[] }> {
  const { rows: locked } = await sql<{ id: string }>`
    select c.id from conversation c
    where c.id > ${after} and c.id in (
      select conversation_id from conversation_listing where listing_id = ${listingId})
    order by c.id limit ${size} for no key update of c`.execute(db);
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return { last: undefined, told: [] };
  const { rows: told } = await sql<{ conversation_id: string; user_id: string; seq: number }>`
    with moved as (
      update conversation c set last_seq = c.last_seq + 1
      from unnest(${ids}::uuid[], ${ids.map(() => newId())}::uuid[]) as new (conversation_id, entry_id)
      where c.id = new.conversation_id and not exists (
        select 1 from conversation_entry e where e.conversation_id = c.id and e.cause_key = ${causeKey})
      returning c.id, c.last_seq as seq, new.entry_id
    ), added as (
      insert into conversation_entry (conversation_id, seq, id, kind, data, cause_key, created_at)
      select id, seq, entry_id, ${kind}, ${JSON.stringify(data)}::jsonb, ${causeKey}, ${now} from moved
    )
    update conversation_member m set changed_at = greatest(m.changed_at, ${now}), listed = true
    from moved where m.conversation_id = moved.id
    returning m.conversation_id, m.user_id, moved.seq`.execute(db);
  return { last: ids.length < size ? undefined : ids.at(-1), told };
}
