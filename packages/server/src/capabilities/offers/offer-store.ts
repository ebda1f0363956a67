import type { ApplicationStatus } from '@heima/domain/applications/application-state.ts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { BidTable, RentalOfferTable } from './tables.ts';

export type BidRow = Selectable<BidTable>;

/** A negotiation, whose home it is about, and how the home and the application stand. */
export interface OfferRow extends Selectable<RentalOfferTable> {
  owner_id: string | null;
  team_id: string | null;
  visible: boolean;
  application_status: ApplicationStatus;
}

/** What a statement about negotiations selects and joins; `o` is the negotiation. */
export const offerColumns = sql`o.*, l.owner_id, l.team_id, l.visible, a.status as application_status`;
export const offerTables = sql`rental_offer o join listing_landlord l on l.id = o.listing_id
  join application_state a on a.id = o.application_id`;

const findWhere = async (db: Database, condition: RawBuilder<unknown>): Promise<OfferRow[]> =>
  (
    await sql<OfferRow>`select ${offerColumns} from ${offerTables} where ${condition} order by o.id`.execute(
      db,
    )
  ).rows;

export const findOffer = async (db: Database, id: string): Promise<OfferRow | undefined> =>
  (await findWhere(db, sql`o.id = ${id}`))[0];

/** The negotiation that a bid belongs to. */
export const findOfferOfBid = async (db: Database, bidId: string): Promise<OfferRow | undefined> =>
  (await findWhere(db, sql`o.id = (select offer_id from bid where id = ${bidId})`))[0];

/** The negotiation of an applicant over a home; there is at most one. */
export const findOfferOf = async (
  db: Database,
  { listingId, applicantId }: { listingId: string; applicantId: string },
): Promise<OfferRow | undefined> =>
  (await findWhere(db, sql`o.listing_id = ${listingId} and o.applicant_id = ${applicantId}`))[0];

/** The negotiations about a home, or with bids over an application, in which no end of a bid was noted. */
export const findUnanswered = (
  db: Database,
  about: { listingId: string } | { applicationId: string },
): Promise<OfferRow[]> => {
  const condition =
    'listingId' in about
      ? sql`n.listing_id = ${about.listingId}`
      : sql`b.application_id = ${about.applicationId}`;
  return findWhere(
    db,
    sql`o.id in (select b.offer_id from bid b join rental_offer n on n.id = b.offer_id
      where ${condition} and b.status = 'pending')`,
  );
};

/** Bids whose time was over at `now` and which are not marked yet, the oldest first. */
export async function findLapsed(db: Database, now: Date, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bid')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a negotiation until the transaction ends, so that its bids come one by one. */
export async function lockOffer(db: Database, id: string): Promise<void> {
  await db.selectFrom('rental_offer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function insertOffer(db: Database, row: Insertable<RentalOfferTable>): Promise<void> {
  await db.insertInto('rental_offer').values(row).execute();
}

/** Notes that something happened in a negotiation, and over which application it goes on. */
export async function touchOffer(
  db: Database,
  id: string,
  { applicationId, now }: { applicationId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('rental_offer')
    .set({ application_id: applicationId, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Adds a bid, which is the last of its negotiation from now on. */
export async function insertBid(db: Database, row: Insertable<BidTable>): Promise<void> {
  await db.insertInto('bid').values(row).execute();
  await db.updateTable('rental_offer').set({ last_bid_id: row.id }).where('id', '=', row.offer_id).execute();
}

/** All bids of negotiations, the first first. */
export async function bidsOf(db: Database, offerIds: readonly string[]): Promise<BidRow[]> {
  if (offerIds.length === 0) return [];
  return db
    .selectFrom('bid')
    .selectAll()
    .where('offer_id', 'in', [...offerIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The bids over an application, the first first. */
export const bidsOver = (db: Database, applicationId: string): Promise<BidRow[]> =>
  db
    .selectFrom('bid')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The last bid over the application that a negotiation is about now. */
export const lastBid = (
  { application_id }: Pick<OfferRow, 'application_id'>,
  bids: readonly BidRow[],
): BidRow | undefined => bids.findLast((bid) => bid.application_id === application_id);
