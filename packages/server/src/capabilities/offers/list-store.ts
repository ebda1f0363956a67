import type { BidSide } from '@heima/domain/offers/bid-state.ts';
import type { OfferFilter } from '@heima/domain/offers/endpoints.ts';
import { type SignedIn, teamsWith } from '@heima/domain/shared/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type OfferRow, offerColumns, offerTables } from './offer-store.ts';

/**
 * Every negotiation of a person as applicant, and over homes that the person lets or answers for in a team. Each side is
 * found by an index of its own.
 */
export function takingPart(actor: SignedIn, side: BidSide | undefined): RawBuilder<unknown> {
  const asTenant = sql`select * from rental_offer where applicant_id = ${actor.userId}`;
  const asLandlord = sql`select r.* from rental_offer r join listing_landlord h on h.id = r.listing_id
    where r.applicant_id <> ${actor.userId} and (h.owner_id = ${actor.userId}
      or h.team_id = any(${teamsWith(actor, 'manage_applications')}::uuid[]))`;
  if (side === 'BUYER') return asTenant;
  return side === 'SELLER' ? asLandlord : sql`${asTenant} union all ${asLandlord}`;
}

/** What the list is asked for; `last` is the last bid over the application that the negotiation is about now. */
export function filtered(
  { status, listing_id, application_id }: OfferFilter,
  now: Date,
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (listing_id) parts.push(sql`o.listing_id = ${listing_id}`);
  if (application_id) parts.push(sql`o.application_id = ${application_id}`);
  // A bid whose time is over has expired, marked or not.
  if (status)
    parts.push(sql`${status} =
      case when last.status = 'pending' and last.expires_at <= ${now} then 'expired' else last.status end`);
  return sql.join(parts, sql` and `);
}

/** Those whose last bid is open and was made by the other side. */
export const awaitingAnswerOf = (actor: SignedIn, now: Date): RawBuilder<unknown> => sql`(
  last.status = 'pending' and last.expires_at > ${now}
  and last.initiator = case when o.applicant_id = ${actor.userId} then 'SELLER' else 'BUYER' end)`;

/** Each order ends with the id, so that pages never overlap. */
type OfferOrder = OfferFilter['order_by'] | 'expires_at';
const orders: Record<OfferOrder, RawBuilder<unknown>> = {
  '-changed_at': sql`o.changed_at desc, o.id desc`,
  changed_at: sql`o.changed_at, o.id`,
  '-created_at': sql`o.created_at desc, o.id desc`,
  created_at: sql`o.created_at, o.id`,
  // What ends first.
  expires_at: sql`o.expires_at, o.id`,
};

export interface AskedList {
  /** Whose negotiations, as `takingPart` says. */
  whose: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  order: OfferOrder;
  size: number;
  offset: number;
}

/**
 * One page of negotiations, and how many there are. All are looked at once, for both, and only the page is read whole.
 * Where the last bid is not asked about, the database leaves its join out.
 */
export async function findOffers(
  db: Database,
  { whose, where, order, size, offset }: AskedList,
): Promise<{ rows: OfferRow[]; count: number }> {
  const expiry = order === 'expires_at' ? sql`last.expires_at` : sql`null::timestamptz`;
  const { rows: found } = await sql<{ count: number; ids: string[] }>`
    with o as materialized (
      select o.id, o.changed_at, o.created_at, ${expiry} as expires_at
      from (${whose}) o left join bid last on last.id = o.last_bid_id where ${where})
    select (select count(*)::int from o) as count,
      array(select o.id from o order by ${orders[order]} limit ${size} offset ${offset}) as ids`.execute(db);
  const { count, ids } = found[0]!;
  const { rows } = await sql<OfferRow>`
    select ${offerColumns} from ${offerTables} where o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)`.execute(db);
  return { rows, count };
}
