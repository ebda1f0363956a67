import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Ids of published listings with the time of their last change, oldest first, and how many there are. */
export async function publishedListings(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: { id: string; changed: Date }[] }> {
  const [count, page] = await Promise.all([
    sql<{ n: number }>`select count(*)::int as n from listing where visible`.execute(db),
    sql<{ id: string; changed: Date }>`
      select id, updated_at as changed from listing where visible order by published_at, id offset ${offset} limit ${limit}`.execute(db),
  ]);
  return { total: count.rows[0]!.n, rows: page.rows };
}
