import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface DueQuery {
  frequency: 'at_once' | 'daily';
  /** Something was found before this time and still waits. */
  foundBefore: Date;
  /** Searches after this id. */
  after: string;
  size: number;
}

/** Searches of people whom e-mails reach, with something that waits to be named. */
export async function dueSearches(
  db: Database,
  { frequency, foundBefore, after, size }: DueQuery,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from saved_search s
    join mailable_person p on p.user_id = s.user_id
    where s.id > ${after}::uuid and s.frequency = ${frequency} and s.deleted_at is null
      and exists (
        select 1 from saved_search_match m
        where m.search_id = s.id and m.found_at < ${foundBefore} and m.batch_id is null and m.dropped_at is null)
    order by s.id limit ${size}`.execute(db);
  return rows.map((row) => row.id);
}
