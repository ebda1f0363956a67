import type { PriceHistogram, SearchFacets } from '@heima/domain/listings/search-answer.ts';
import { type Filter, priceRanges, priceStep } from '@heima/domain/listings/search-fields.ts';
import { postalCodeByCode } from '@heima/domain/reference/postal-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { conditions, exactUpTo, type SearchFilter, withoutFilter } from './search-store.ts';

interface CountRow {
  code: string;
  n: number;
}
type Counts = Record<string, number>;

/** How many homes have which price, whatever prices the filter asks for. Only prices in krónur can be compared. */
export async function findPriceHistogram(db: Database, filter: SearchFilter): Promise<PriceHistogram> {
  const where = sql`${conditions(withoutFilter(filter, 'price'))} and l.currency = 'ISK' and l.price is not null`;
  const { rows } = await sql<{ bucket: number; n: number }>`
    select least(l.price / ${priceStep}::bigint, ${priceRanges.length}::bigint)::int as bucket, count(*)::int as n
    from listing l where ${where} group by 1`.execute(db);
  const { rows: middle } = await sql<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by l.price) as median from listing l where ${where}`.execute(
    db,
  );
  const counts = priceRanges.map((_, at) => rows.find((row) => row.bucket === at)?.n ?? 0);
  const above = rows.find((row) => row.bucket === priceRanges.length)?.n ?? 0;
  return { counts, above, median: middle[0]!.median };
}

/**
 * How many homes each choice of a filter would find. Choices of which one is enough (types, places) are counted
 * without their own filter, those that all must hold (pets, amenities) with it.
 */
export async function findFacets(db: Database, filter: SearchFilter): Promise<SearchFacets> {
  const alone = (name: Filter, column: RawBuilder<unknown>) =>
    countBy(db, withoutFilter(filter, name), sql`select ${column} as code`);
  const [codes, type, category, furniture, pets, amenity, included] = await Promise.all([
    alone('place', sql`l.postal_code`),
    alone('listing_type', sql`l.listing_type`),
    alone('listing_category', sql`l.listing_category`),
    alone('furniture', sql`l.furniture`),
    countBy(db, filter, sql`select unnest(l.allowed_pets) as code`),
    countBy(db, filter, sql`select unnest(l.amenities) as code`),
    countBy(
      db,
      filter,
      sql`select u.utility as code from listing_utility u where u.listing_id = l.id and u.included`,
    ),
  ]);
  return {
    regions: codes && sumByPlace(codes, 'region'),
    cities: codes && sumByPlace(codes, 'city'),
    listing_type: type,
    listing_category: category,
    furniture,
    allowed_pets: pets,
    amenity,
    included,
  };
}

/** Counts the codes that `each` gives for a home; null where more homes fit than are counted exactly. */
async function countBy(
  db: Database,
  filter: SearchFilter,
  each: RawBuilder<unknown>,
): Promise<Counts | null> {
  const { rows } = await sql<CountRow & { homes: number }>`
    with l as materialized (
      select l.id, l.postal_code, l.listing_type, l.listing_category, l.furniture, l.allowed_pets, l.amenities
      from listing l where ${conditions(filter)} limit ${exactUpTo + 1})
    select code, count(*)::int as n, (select count(*)::int from l) as homes
    from l cross join lateral (${each}) choice where code is not null group by code`.execute(db);
  if (rows[0] && rows[0].homes > exactUpTo) return null;
  return Object.fromEntries(rows.map(({ code, n }) => [code, n]));
}

/** How many published homes there are in each postal code. */
export async function countByPostalCode(db: Database): Promise<Counts> {
  const { rows } = await sql<CountRow>`
    select coalesce(postal_code, '') as code, count(*)::int as n from listing where visible group by 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ code, n }) => [code, n]));
}

/** Counts by postal code put together by town or region. */
export function sumByPlace(counts: Counts, kind: 'region' | 'city'): Counts {
  const sums: Counts = {};
  for (const [code, n] of Object.entries(counts)) {
    const city = postalCodeByCode(code)?.city;
    if (!city) continue;
    const id = kind === 'city' ? city.id : city.region;
    sums[id] = (sums[id] ?? 0) + n;
  }
  return sums;
}

/** The lowest price in krónur among the homes of a filter. */
export async function findLowestPrice(db: Database, filter: SearchFilter): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    select min(l.price) as lowest from listing l where ${conditions(filter)} and l.currency = 'ISK'`.execute(
    db,
  );
  return rows[0]!.lowest;
}
