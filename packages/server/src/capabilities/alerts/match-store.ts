import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface Found {
  listingId: string;
  searchIds: readonly string[];
  now: Date;
}

/**
 * Notes a listing for the searches that found it, each at most once ever. The searches are locked against a message being
 * made at the same time.
 * @returns the searches that had not found it before and want to be notified at once
 */
export async function insertMatches(db: Database, { listingId, searchIds, now }: Found): Promise<string[]> {
  const { rows } = await sql<{ search_id: string }>`
    with searches as (
      select id, frequency from saved_search
      where id = any(${searchIds}::uuid[]) and frequency <> 'off' and deleted_at is null
      order by id for key share),
    found as (
      insert into saved_search_match (search_id, listing_id, found_at)
      select id, ${listingId}, ${now} from searches
      on conflict (search_id, listing_id) do nothing returning search_id)
    select search_id from found join searches on id = search_id where frequency = 'at_once'`.execute(db);
  return rows.map((row) => row.search_id);
}

/** What a search has found and no message has named yet. */
export const waitingMatches = (
  db: Database,
  searchId: string,
): Promise<{ listing_id: string; found_at: Date }[]> =>
  db
    .selectFrom('saved_search_match')
    .select(['listing_id', 'found_at'])
    .where('search_id', '=', searchId)
    .where('batch_id', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();

/** Puts waiting matches into one message. */
export async function insertBatch(
  db: Database,
  searchId: string,
  listingIds: readonly string[],
  batchId: string,
): Promise<void> {
  await db
    .updateTable('saved_search_match')
    .set({ batch_id: batchId })
    .where('search_id', '=', searchId)
    .where('listing_id', 'in', listingIds)
    .execute();
}

/** Matches that were gone before a message could name them: they are never named. */
export async function dropMatches(
  db: Database,
  searchId: string,
  listingIds: readonly string[],
  now: Date,
): Promise<void> {
  if (listingIds.length === 0) return;
  await db
    .updateTable('saved_search_match')
    .set({ dropped_at: now })
    .where('search_id', '=', searchId)
    .where('listing_id', 'in', listingIds)
    .execute();
}

/** Matches that do not fit any more, after the price or the filter was changed: they may be found anew. */
export async function removeMatches(
  db: Database,
  searchId: string,
  listingIds: readonly string[],
): Promise<void> {
  if (listingIds.length === 0) return;
  await db
    .deleteFrom('saved_search_match')
    .where('search_id', '=', searchId)
    .where('listing_id', 'in', listingIds)
    .execute();
}

/** The homes that a message names. */
export async function matchesOfBatch(db: Database, batchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_search_match')
    .select('listing_id')
    .where('batch_id', '=', batchId)
    .execute();
  return rows.map((row) => row.listing_id);
}

/** Lets the matches of a message that is not sent wait again. */
export async function releaseBatch(db: Database, batchId: string): Promise<void> {
  await db
    .updateTable('saved_search_match')
    .set({ batch_id: null })
    .where('batch_id', '=', batchId)
    .execute();
}

/** One page of the published homes that a search has found, the last found first, and how many there are. */
export async function pageOfMatches(
  db: Database,
  searchId: string,
  { size, offset }: { size: number; offset: number },
): Promise<{ ids: string[]; count: number }> {
  const published = sql`
    from saved_search_match m join listing_card l on l.id = m.listing_id and l.visible
    where m.search_id = ${searchId} and m.dropped_at is null`;
  const [page, total] = await Promise.all([
    sql<{ id: string }>`
      select m.listing_id as id ${published}
      order by m.found_at desc, m.listing_id desc limit ${size} offset ${offset}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n ${published}`.execute(db),
  ]);
  return { ids: page.rows.map((row) => row.id), count: total.rows[0]!.n };
}
