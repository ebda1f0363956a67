import type { PriceHistogram, SearchFacets } from '@heima/domain/listing-search/search-answer.ts';
import { type Filter, priceRanges, priceStep } from '@heima/domain/listing-search/search-fields.ts';
import { postalCodeByCode } from '@heima/domain/regions/postal-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { conditions, isActive, type SearchFilter, withoutFilter } from './search-store.ts';

/** So many homes are looked at to count choices. */
const mostLookedAt = 10_000;

interface CountRow {
  code: string;
  n: number;
}
type Counts = Record<string, number>;

/** How many homes have which price, whatever prices the filter asks for. */
export async function findPriceHistogram(db: Database, filter: SearchFilter): Promise<PriceHistogram> {
  const where = sql`${conditions(withoutFilter(filter, 'price'))} and l.monthly_rent is not null`;
  const { rows } = await sql<{ bucket: number; n: number }>`
    select least(l.monthly_rent / ${priceStep}::bigint, ${priceRanges.length}::bigint)::int as bucket, count(*)::int as n
    from listing_card l where ${where} group by 1`.execute(db);
  const { rows: middle } = await sql<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by l.monthly_rent) as median from listing_card l where ${where}`.execute(
    db,
  );
  const counts = priceRanges.map((_, at) => rows.find((row) => row.bucket === at)?.n ?? 0);
  const above = rows.find((row) => row.bucket === priceRanges.length)?.n ?? 0;
  return { counts, above, median: middle[0]!.median };
}

/** A filter whose choices are counted: what gives the codes of a home, and whether one chosen code is enough. */
interface Choice {
  name: (Filter & keyof SearchFacets) | 'place';
  each: RawBuilder<unknown>;
  /** Choices of which one is enough (types, places) are counted without their own filter, the others with it. */
  isEither: boolean;
}

const choices: readonly Choice[] = [
  { name: 'place', each: sql`select l.postal_code as code`, isEither: true },
  { name: 'listing_type', each: sql`select l.listing_type as code`, isEither: true },
  { name: 'listing_category', each: sql`select l.listing_category as code`, isEither: true },
  { name: 'furniture', each: sql`select l.furniture as code`, isEither: true },
  { name: 'allowed_pets', each: sql`select unnest(l.allowed_pets) as code`, isEither: false },
  { name: 'amenity', each: sql`select unnest(l.amenities) as code`, isEither: false },
  {
    name: 'included',
    each: sql`select u.utility as code from included_utility u where u.listing_id = l.id`,
    isEither: false,
  },
];

/** How many homes each choice of a filter would find; null where too many homes fit. */
export async function findFacets(db: Database, filter: SearchFilter): Promise<SearchFacets> {
  // Choices whose own filter is not set look at the same homes, which are found once for all of them.
  const isAlone = ({ name, isEither }: Choice) => isEither && isActive(filter, name);
  const together = choices.filter((choice) => !isAlone(choice));
  const found = await Promise.all([
    countChoices(db, filter, together),
    ...choices
      .filter(isAlone)
      .map((choice) => countChoices(db, withoutFilter(filter, choice.name), [choice])),
  ]);
  const { place, ...rest } = Object.assign({}, ...found) as Record<Choice['name'], Counts | null>;
  return {
    ...rest,
    regions: place && sumByPlace(place, 'region'),
    cities: place && sumByPlace(place, 'city'),
  };
}

async function countChoices(
  db: Database,
  filter: SearchFilter,
  counted: readonly Choice[],
): Promise<Partial<Record<Choice['name'], Counts | null>>> {
  const lists = counted.map(
    ({ name, each }) => sql`
      select ${name}::text as name, code, count(*)::int as n
      from l cross join lateral (${each}) choice where code is not null group by code`,
  );
  const { rows } = await sql<CountRow & { name: string }>`
    with l as materialized (
      select l.id, l.postal_code, l.listing_type, l.listing_category, l.furniture, l.allowed_pets, l.amenities
      from listing_card l where ${conditions(filter)} limit ${mostLookedAt + 1})
    select '' as name, '' as code, count(*)::int as n from l union all ${sql.join(lists, sql` union all `)}`.execute(
    db,
  );
  const isTooMany = rows.find(({ name }) => name === '')!.n > mostLookedAt;
  return Object.fromEntries(
    counted.map(({ name }) => [
      name,
      isTooMany
        ? null
        : Object.fromEntries(rows.filter((row) => row.name === name).map(({ code, n }) => [code, n])),
    ]),
  );
}

/** How many published homes there are in each postal code. */
export async function countByPostalCode(db: Database): Promise<Counts> {
  const { rows } = await sql<CountRow>`
    select coalesce(postal_code, '') as code, count(*)::int as n from listing_card where visible group by 1`.execute(
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

/** The lowest rent among the homes of a filter. */
export async function findLowestPrice(db: Database, filter: SearchFilter): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    select min(l.monthly_rent) as lowest from listing_card l where ${conditions(filter)}`.execute(db);
  return rows[0]!.lowest;
}
