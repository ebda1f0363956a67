import { Refusal, type RefusalCode, refuse } from '@heima/domain/shared/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { countUse, type Window } from '#platform/rate-limit.ts';

/** One counted use, which can be given back when it turns out to be no misuse. */
export interface Attempt {
  key: string;
  window: Window;
}

/**
 * Counts a use and refuses past the limit with a refusal of our own, which carries the wait in seconds.
 * Counting comes before the work, so that many calls at once cannot all slip in under the limit.
 */
export async function countAttempt(
  db: Database,
  { key, window }: Attempt,
  now: Date,
  code: RefusalCode,
): Promise<void> {
  try {
    await countUse(db, key, window, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(code, { params: error.params });
  }
}

/** Takes a counted use back: a right password is no guess. */
export async function giveBack(db: Database, { key, window }: Attempt, now: Date): Promise<void> {
  const start = new Date(Math.floor(now.getTime() / (window.seconds * 1000)) * window.seconds * 1000);
  await sql`update rate_counter set count = count - 1
    where key = ${key} and window_start = ${start} and count > 0`.execute(db);
}
