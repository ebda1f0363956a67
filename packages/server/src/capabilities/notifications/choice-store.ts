import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface Choice {
  type: number;
  method: number;
  blocked: boolean;
  by_link: boolean;
}

/** What a person has chosen; nothing for what was left as it is. */
export const choicesOf = (db: Database, userId: string): Promise<Choice[]> =>
  db
    .selectFrom('notification_choice')
    .select(['type', 'method', 'blocked', 'by_link'])
    .where('user_id', '=', userId)
    .execute();

/** Keeps a choice. */
export async function saveChoice(
  db: Database,
  {
    userId,
    type,
    method,
    blocked,
    byLink = false,
    now,
  }: { userId: string; type: number; method: number; blocked: boolean; byLink?: boolean; now: Date },
): Promise<void> {
  const values = { blocked, by_link: byLink, changed_at: now };
  await db
    .insertInto('notification_choice')
    .values({ user_id: userId, type, method, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'method']).doUpdateSet(values))
    .execute();
}

/** Lets the changes of one person's choices come one by one. */
export async function lockChoicesOf(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notification choices ${userId}`}, 0))`.execute(
    db,
  );
}
