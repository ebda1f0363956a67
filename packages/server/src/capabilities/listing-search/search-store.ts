import type { LastSeen, ListingSearch } from '@heima/domain/listing-search/search.ts';
import {
  type Filter,
  filterFields,
  maxPriceLimit,
  type SortOrder,
} from '@heima/domain/listing-search/search-fields.ts';
import { searchWords } from '@heima/domain/listing-search/search-words.ts';
import type { Box } from '@heima/domain/places/box.ts';
import { exactUpTo } from '@heima/domain/shared/counting.ts';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardColumns } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';
import { homesWithWords } from './words-store.ts';

/** A sort order: its index is walked from one end, or on from the home that was seen last. */
interface Order {
  column: RawBuilder<unknown>;
  isDescending: boolean;
  /** The column as a number, and such a number as a value of the column. */
  asNumber: RawBuilder<unknown>;
  fromNumber(value: number): RawBuilder<unknown>;
}

const bySize = (isDescending: boolean): Order => ({
  column: sql`l.size`,
  isDescending,
  asNumber: sql`l.size`,
  fromNumber: (value) => sql`${value}::numeric`,
});

/** Homes without a comparable rent come last: `without` is more than every rent, or less. It stands in the index. */
const byRent = (isDescending: boolean, without: number): Order => {
  const column = sql`coalesce(l.monthly_rent, ${sql.lit(without)})`;
  return { column, isDescending, asNumber: column, fromNumber: (value) => sql`${value}::bigint` };
};

const orders: Record<SortOrder, Order> = {
  newest: {
    column: sql`l.published_at`,
    isDescending: true,
    // Microseconds, as the column has them.
    asNumber: sql`(extract(epoch from l.published_at) * 1000000)::bigint`,
    fromNumber: (value) => sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`,
  },
  price: byRent(false, Number.MAX_SAFE_INTEGER),
  '-price': byRent(true, -1),
  size: bySize(false),
  '-size': bySize(true),
};

/** The filter with places already turned into postal codes and boxes, and words into homes. */
export interface SearchFilter {
  search: ListingSearch;
  /** Postal codes of the chosen regions, towns and codes; nothing means everywhere. */
  postalCodes?: readonly string[] | undefined;
  /** Around the chosen streets and places, beside those postal codes: one of them is enough. */
  near?: readonly Box[] | undefined;
  /** The homes that have the words; nothing when these are too many to name. */
  named?: readonly string[] | undefined;
  /** The part of the map that is searched. */
  box?: Box | undefined;
}

/** Whether a part of the filter narrows the search. */
export function isActive(filter: SearchFilter, name: Filter): boolean {
  if (name === 'place') return filter.postalCodes !== undefined || (filter.near ?? []).length > 0;
  if (name === 'area') return filter.box !== undefined;
  return filterFields[name].some((field) => {
    const value = filter.search[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}

/** The same filter with one of its parts left out. */
export function withoutFilter(filter: SearchFilter, name: Filter): SearchFilter {
  if (name === 'place') return { ...filter, postalCodes: undefined, near: undefined };
  if (name === 'area') return { ...filter, box: undefined };
  const search: Record<string, unknown> = { ...filter.search };
  for (const field of filterFields[name]) search[field] = Array.isArray(search[field]) ? [] : undefined;
  return { ...filter, search: search as ListingSearch };
}

export interface AskedPage {
  size: number;
  offset: number;
  /** The page begins after this home, instead of after so many. */
  after?: LastSeen | undefined;
}

/** One page of cards, in the order asked for, each with the number that the order sorts by. */
export async function findCards(
  db: Database,
  filter: SearchFilter,
  { size, offset, after }: AskedPage,
): Promise<(CardRow & { sorted_by: number | null })[]> {
  const { column, isDescending, asNumber, fromNumber } = orders[filter.search.order_by ?? 'newest'];
  const order = isDescending ? sql`${column} desc, l.id desc` : sql`${column}, l.id`;
  const beyond = isDescending ? sql`<` : sql`>`;
  const rest = after && sql`and (${column}, l.id) ${beyond} (${fromNumber(after.value)}, ${after.id}::uuid)`;
  // The ids are walked first, so that the wide rows are fetched for the page alone.
  const { rows } = await sql<CardRow & { sorted_by: number | null }>`
    select ${cardColumns}, ${asNumber} as sorted_by from listing_card l
    join (select l.id from listing_card l where ${conditions(filter)} ${rest ?? sql``}
      order by ${order} limit ${size} offset ${after ? 0 : offset}) page using (id)
    order by ${order}`.execute(db);
  return rows;
}

/** How many listings fit: exactly up to a limit, estimated by the planner beyond. */
export async function countListings(
  db: Database,
  filter: SearchFilter,
): Promise<{ count: number; estimate: boolean }> {
  const where = conditions(filter);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from listing_card l where ${where} limit ${exactUpTo + 1}) found`.execute(
    db,
  );
  const counted = rows[0]!.n;
  if (counted <= exactUpTo) return { count: counted, estimate: false };
  const { rows: plan } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from listing_card l where ${where}`.execute(db);
  const guess = plan[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
  return { count: Math.max(exactUpTo + 1, Math.round(guess / 100) * 100), estimate: true };
}

const inBox = ({ south, north, west, east }: Box): RawBuilder<unknown> =>
  sql`(l.blurred_lat between ${south} and ${north} and l.blurred_lng between ${west} and ${east})`;

/** The where clause of a search: only what is public, and only blurred positions, so that no box can find a home. */
export function conditions({
  search,
  postalCodes,
  near = [],
  named,
  box,
}: SearchFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`l.visible`];
  const range = (column: RawBuilder<unknown>, min: number | undefined, max: number | undefined) => {
    if (min !== undefined && min > 0) parts.push(sql`${column} >= ${min}`);
    if (max !== undefined) parts.push(sql`${column} <= ${max}`);
  };
  range(sql`l.bedrooms`, search.min_bedrooms, search.max_bedrooms);
  range(sql`l.bathrooms`, search.min_bathrooms, search.max_bathrooms);
  range(sql`l.size`, search.min_size, search.max_size);
  // What cannot be compared is null here, so that no limit fits it.
  range(sql`l.monthly_rent`, search.min_price, maxPriceLimit(search.max_price));
  const oneOf = (column: RawBuilder<unknown>, values: readonly string[]) => {
    if (values.length === 1) parts.push(sql`${column} = ${values[0]}`);
    else if (values.length > 1) parts.push(sql`${column} = any(${values}::text[])`);
  };
  oneOf(sql`l.listing_type`, search.listing_type);
  oneOf(sql`l.listing_category`, search.listing_category);
  oneOf(sql`l.furniture`, search.furniture);
  // One fact has one source: what is furnished says so in its furniture.
  if (search.amenity.includes('furnished')) parts.push(sql`l.furniture = 'furnished'`);
  const amenities = search.amenity.filter((one) => one !== 'furnished');
  if (amenities.length > 0) parts.push(sql`l.amenities @> ${amenities}::text[]`);
  if (search.allowed_pets.length > 0) parts.push(sql`l.allowed_pets @> ${search.allowed_pets}::text[]`);
  for (const utility of search.included)
    parts.push(
      sql`exists (select 1 from included_utility u where u.listing_id = l.id and u.utility = ${utility})`,
    );
  if (search.available_by)
    parts.push(sql`(l.available_from is null or l.available_from <= ${search.available_by}::date)`);
  oneOf(sql`l.duration`, search.duration);
  // An open-ended lease has no longest length.
  if (search.months !== undefined)
    parts.push(
      sql`(l.contract_min_months <= ${search.months}
        and (l.duration = 'long-term' or l.contract_max_months >= ${search.months}))`,
    );
  if (search.words !== undefined)
    parts.push(
      named ? sql`l.id = any(${named}::uuid[])` : sql`l.id in (${homesWithWords(searchWords(search.words))})`,
    );
  if (search.alert)
    parts.push(
      sql`exists (select 1 from alert_home a where a.listing_id = l.id and a.batch_id = ${search.alert}::uuid)`,
    );
  const places = near.map(inBox);
  if (postalCodes) places.unshift(sql`l.postal_code = any(${postalCodes}::text[])`);
  if (places.length > 0) parts.push(sql`(${sql.join(places, sql` or `)})`);
  if (box) parts.push(inBox(box));
  return sql.join(parts, sql` and `);
}
