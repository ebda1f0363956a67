import type { PublishCheckFacts } from '@heima/domain/staff-queue/publish-checks.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ListingRow } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';

/** Fewer homes than this say nothing, and those of the whole town are asked. */
const fewHomes = 5;

/** Other listings of the same home. */
export const sameHomeOf = (db: Database, listingId: string) =>
  db
    .selectFrom('same_home')
    .select(['other_id', 'title', 'visible', 'by_other'])
    .where('listing_id', '=', listingId)
    .orderBy('visible', 'desc')
    .orderBy('other_id', 'desc')
    .limit(10)
    .execute();

/** What staff said of the listing before, and what the owner has published besides. */
export async function pastOfListing(
  db: Database,
  { id, owner_id }: Pick<ListingRow, 'id' | 'owner_id'>,
): Promise<{ denials: number; publishedBefore: number }> {
  const { rows } = await sql<{ denials: number; publishedBefore: number }>`
    select
      (select count(*)::int from publication_request where listing_id = ${id} and decision = 'denied') as denials,
      (select count(*)::int from listing_card
        where owner_id = ${owner_id} and id <> ${id} and published_at is not null) as "publishedBefore"`.execute(
    db,
  );
  return rows[0]!;
}

/** The middle rent of published homes of the same kind and size in the postal code, or else in the town. */
export async function medianRent(db: Database, row: ListingRow): Promise<PublishCheckFacts['median']> {
  if (row.monthly_rent === null) return null;
  const near = await medianWhere(db, row, sql<boolean>`postal_code = ${row.postal_code}`);
  return near.homes >= fewHomes ? near : medianWhere(db, row, sql<boolean>`city = ${row.city}`);
}

async function medianWhere(
  db: Database,
  { id, listing_category, bedrooms }: ListingRow,
  place: RawBuilder<boolean>,
): Promise<{ rent: number; homes: number }> {
  const { rows } = await sql<{ rent: number | null; homes: number }>`
    select percentile_cont(0.5) within group (order by monthly_rent)::float8 as rent, count(*)::int as homes
    from listing_card
    where visible and monthly_rent is not null and id <> ${id} and listing_category = ${listing_category}
      and bedrooms is not distinct from ${bedrooms}::int and ${place}`.execute(db);
  const { rent, homes } = rows[0]!;
  return { rent: rent ?? 0, homes };
}

/** How many other reports there are of the same listing or person. */
export async function otherReports(
  db: Database,
  { id, listing_id, person_id }: { id: string; listing_id: string | null; person_id: string | null },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from report_filed where id <> ${id}
      and ${listing_id === null ? sql`person_id = ${person_id}` : sql`listing_id = ${listing_id}`}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** The words of a report. */
export async function textOfReport(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('report_filed').select('text').where('id', '=', id).executeTakeFirst();
  return row?.text ?? null;
}

/** The messages that were reported with it, in their order. */
export const messagesOfReport = (db: Database, id: string) =>
  db
    .selectFrom('reported_message')
    .select(['by_reported', 'body', 'sent_at'])
    .where('report_id', '=', id)
    .orderBy('sent_at')
    .orderBy('seq')
    .execute();
