import { refuse } from '@heima/domain/shared/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface Window {
  max: number;
  seconds: number;
}

/**
 * Counts one use of `key` and refuses with 429 past the limit. Windows are fixed; counters live in the
 * database, so that every copy of the program counts together.
 */
export async function countUse(
  db: Database,
  key: string,
  { max, seconds }: Window,
  now: Date,
): Promise<void> {
  const start = new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);
  const { rows } = await sql<{ count: number }>`
    insert into rate_counter (key, window_start, count) values (${key}, ${start}, 1)
    on conflict (key, window_start) do update set count = rate_counter.count + 1
    returning count`.execute(db);
  if (rows[0]!.count <= max) return;
  const retryAfter = Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - now.getTime()) / 1000));
  refuse('common.tooManyRequests', { params: { seconds: retryAfter } });
}

/** Purges windows that began before a time. */
export async function purgeOldCounters(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('rate_counter').where('window_start', '<', before).execute();
}
