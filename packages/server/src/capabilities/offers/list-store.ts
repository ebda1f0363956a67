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
  const asTenant = sql`select id from rental_offer where applicant_id = ${actor.userId}`;
  const asLandlord = sql`select r.id from rental_offer r join listing_landlord h on h.id = r.listing_id
    where r.applicant_id <> ${actor.userId} and (h.owner_id = ${actor.userId}
      or h.team_id = any(${teamsWith(actor, 'manage_applications')}::uuid[]))`;
  if (side === 'BUYER') return sql`o.id in (${asTenant})`;
  return side === 'SELLER'
    ? sql`o.id in (${asLandlord})`
    : sql`o.id in (${asTenant} union all ${asLandlord})`;
}

export function filtered(
  { status, listing_id, application_id }: OfferFilter,
  now: Date,
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (listing_id) parts.push(sql`o.listing_id = ${listing_id}`);
  if (application_id) parts.push(sql`o.application_id = ${application_id}`);
  // A bid whose time is over has expired, marked or not.
  if (status)
    parts.push(sql`${status} = (
      select case when b.status = 'pending' and b.expires_at <= ${now} then 'expired' else b.status end
      from bid b where b.offer_id = o.id and b.application_id = o.application_id
      order by b.created_at desc, b.id desc limit 1)`);
  return sql.join(parts, sql` and `);
}

/** Those whose last bid is open and was made by the other side. */
export const awaitingAnswerOf = (actor: SignedIn, now: Date): RawBuilder<unknown> => sql`exists (
  select 1 from (select * from bid b where b.offer_id = o.id and b.application_id = o.application_id
    order by b.created_at desc, b.id desc limit 1) last
  where last.status = 'pending' and last.expires_at > ${now}
    and last.initiator = case when o.applicant_id = ${actor.userId} then 'SELLER' else 'BUYER' end)`;

/** Each order ends with the id, so that pages never overlap. */
type OfferOrder = OfferFilter['order_by'] | 'expires_at';
const orders: Record<OfferOrder, RawBuilder<unknown>> = {
  '-changed_at': sql`o.changed_at desc, o.id desc`,
  changed_at: sql`o.changed_at, o.id`,
  '-created_at': sql`o.created_at desc, o.id desc`,
  created_at: sql`o.created_at, o.id`,
  // What ends first.
  expires_at: sql`(select max(b.expires_at) from bid b where b.offer_id = o.id), o.id`,
};

export interface AskedList {
  where: RawBuilder<unknown>;
  order: OfferOrder;
  size: number;
  offset: number;
}

export async function findOffers(
  db: Database,
  { where, order, size, offset }: AskedList,
): Promise<{ rows: OfferRow[]; count: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<OfferRow>`select ${offerColumns} from ${offerTables} where ${where}
      order by ${orders[order]} limit ${size} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from ${offerTables} where ${where}`.execute(db),
  ]);
  return { rows, count: counted[0]!.count };
}
