import {
  type ApplicationGroup,
  applicationGroups,
  statusesOf,
} from '@heima/domain/applications/application-state.ts';
import type { ReceivedFilter, receivedOrders } from '@heima/domain/applications/landlord-endpoints.ts';
import type { ownOrders } from '@heima/domain/applications/tenant-endpoints.ts';
import { type SignedIn, teamsWith } from '@heima/domain/shared/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type ApplicationRow, applicationColumns, applicationTables } from './application-store.ts';

/** Every application that the person has sent. */
export const sentBy = (actor: SignedIn): RawBuilder<unknown> => sql`a.applicant_id = ${actor.userId}`;

/** Those that were answered and whose answer the applicant has not looked at. */
export const isUnseen: RawBuilder<unknown> = sql`(a.status in ('accepted', 'denied') and a.answer_seen_at is null)`;

/** Every application for homes that the person lets, or answers for in a team. */
export const answeredBy = (actor: SignedIn): RawBuilder<unknown> =>
  sql`a.listing_id in (select id from listing_landlord
    where owner_id = ${actor.userId} or team_id = any(${teamsWith(actor, 'manage_applications')}::uuid[]))`;

const inGroup = (group: ApplicationGroup): RawBuilder<unknown> =>
  sql`a.status = any(${[...statusesOf[group]]}::text[])`;

/** What a landlord's filter lets through, but for the group. */
export function filtered(filter: Omit<ReceivedFilter, 'group' | 'order_by'>): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  const flag = (wanted: boolean | undefined, condition: RawBuilder<unknown>) => {
    if (wanted !== undefined) parts.push(wanted ? condition : sql`not ${condition}`);
  };
  if (filter.listing_id) parts.push(sql`a.listing_id = ${filter.listing_id}`);
  flag(filter.has_pets, sql`(a.pets <> '{}')`);
  flag(filter.is_employed, sql`(a.occupation = 'employee')`);
  flag(filter.is_smoking, sql`a.is_smoking`);
  flag(filter.prefer_long_term, sql`(a.preferred_stay = 'longer')`);
  flag(filter.is_active, sql`(a.canceled_at is null)`);
  flag(filter.is_considered, sql`(a.status = 'considered')`);
  flag(filter.is_verified, sql`a.is_verified`);
  flag(filter.is_star_rated, sql`(a.is_verified and a.has_whole_profile)`);
  if (filter.category) parts.push(sql`n.categories @> array[${filter.category}]::text[]`);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}

type OrderName = (typeof receivedOrders)[number] | (typeof ownOrders)[number];

/** Each order ends with the id, so that a list stays as it is while rows are added. */
const orders: Record<OrderName, RawBuilder<unknown>> = {
  '-created_at': sql`a.created_at desc, a.id desc`,
  created_at: sql`a.created_at, a.id`,
  '-decided_at': sql`a.decided_at desc nulls last, a.id desc`,
  // As soon as possible comes first.
  move_in: sql`a.move_in_date nulls first, a.created_at, a.id`,
  adults: sql`a.adults + a.children, a.created_at, a.id`,
};

export interface AskedList {
  scope: RawBuilder<unknown>;
  group: ApplicationGroup | undefined;
  order: OrderName;
  size: number;
  offset: number;
}

export interface ApplicationList {
  rows: ApplicationRow[];
  count: number;
  groups: Record<ApplicationGroup, number>;
}

/**
 * One page of applications, and how many there are in each group. What the scope lets through is looked at once, for
 * both, and only the page is read whole: each application carries a profile.
 */
export async function findApplications(
  db: Database,
  { scope, group, order, size, offset }: AskedList,
): Promise<ApplicationList> {
  const counts = sql.join(
    applicationGroups.map((one) => sql`count(*) filter (where ${inGroup(one)})::int as ${sql.ref(one)}`),
  );
  const { rows: found } = await sql<{ groups: Record<ApplicationGroup, number>; ids: string[] }>`
    with a as materialized (
      select a.id, a.status, a.created_at, a.decided_at, a.move_in_date, a.adults, a.children
      from application a left join application_note n on n.application_id = a.id where ${scope})
    select (select to_json(g) from (select ${counts} from a) g) as groups,
      array(select a.id from a where ${group ? inGroup(group) : sql`true`}
        order by ${orders[order]} limit ${size} offset ${offset}) as ids`.execute(db);
  const { groups, ids } = found[0]!;
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumns} from ${applicationTables} where a.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], a.id)`.execute(db);
  const count = group ? groups[group] : groups.new + groups.other + groups.denied;
  return { rows, count, groups };
}
