import {
  askedEveryDays,
  daysToAnswer,
  type Freshness,
  silentDays,
} from '@heima/domain/listing-freshness/freshness.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { PublishedFreshnessView } from './tables.ts';

const freshnessOf = (row: Omit<PublishedFreshnessView, 'listing_id' | 'owner_id'>): Freshness => ({
  publishedAt: row.published_at,
  confirmedAt: row.confirmed_at,
  firstAskedAt: row.first_asked_at,
  askedAt: row.asked_at,
  isKept: row.is_kept,
});

/** What is known of a home; nothing for one that is not published. */
export async function readFreshness(db: Database, listingId: string): Promise<Freshness | undefined> {
  const row = await db
    .selectFrom('published_freshness')
    .selectAll()
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row && freshnessOf(row);
}

/**
 * Published homes, after an id, whose owner is to be asked or that are to leave now: the same times as `dueStep`, which
 * decides again under the lock.
 */
export async function dueHomes(
  db: Database,
  { after, now, size }: { after: string; now: Date; size: number },
): Promise<string[]> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  const { rows } = await sql<{ listing_id: string }>`
    select listing_id from (
      select f.*, greatest(published_at, confirmed_at) as since,
        first_asked_at > greatest(published_at, confirmed_at) is true as is_asked
      from published_freshness f where owner_id is not null and listing_id > ${after}::uuid) home
    where (is_asked and not is_kept and since <= ${before(silentDays)} and first_asked_at <= ${before(daysToAnswer)})
      or (case when is_asked then asked_at else since end) <= ${before(askedEveryDays)}
    order by listing_id limit ${size}`.execute(db);
  return rows.map((row) => row.listing_id);
}

/** Notes a question; the first one after an answer begins a new silence. */
export async function noteAsked(
  db: Database,
  listingId: string,
  { now, isFirst }: { now: Date; isFirst: boolean },
): Promise<void> {
  await db
    .insertInto('listing_freshness')
    .values({ listing_id: listingId, confirmed_at: null, first_asked_at: now, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet({ asked_at: now, ...(isFirst ? { first_asked_at: now } : {}) }),
    )
    .execute();
}

/** Notes that the home is still free: nothing is asked any more. */
export async function noteConfirmed(db: Database, listingId: string, now: Date): Promise<void> {
  const values = { confirmed_at: now, first_asked_at: null, asked_at: null };
  await db
    .insertInto('listing_freshness')
    .values({ listing_id: listingId, ...values })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(values))
    .execute();
}

/** Takes back a question that could not be sent, so that it is asked again. */
export async function forgetQuestion(db: Database, listingId: string, askedAt: Date): Promise<void> {
  await db
    .updateTable('listing_freshness')
    .set({ first_asked_at: null, asked_at: null })
    .where('listing_id', '=', listingId)
    .where('asked_at', '=', askedAt)
    .execute();
}
