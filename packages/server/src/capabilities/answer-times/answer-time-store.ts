import { type AnswerPace, countedDays, waitedDays } from '@heima/domain/answer-times/pace.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface Answers {
  user_id: string;
  count: number;
  /** Seconds; null where half or more have no answer. */
  median: number | null;
}

/** How soon each person who lets homes answered those who wrote first lately. */
export async function answersOfAll(db: Database, now: Date): Promise<Answers[]> {
  const { rows } = await sql<Answers>`
    select owner_id as user_id, count(*)::int as count, nullif(
      percentile_disc(0.5) within group (order by coalesce(
        extract(epoch from answered_at - asked_at)::float8, 'infinity'::float8)), 'infinity'::float8) as median
    from first_answer
    where asked_at > ${now}::timestamptz - ${countedDays} * interval '1 day'
      and (answered_at is not null or asked_at < ${now}::timestamptz - ${waitedDays} * interval '1 day')
    group by owner_id`.execute(db);
  return rows;
}

/** Puts down the paces of all; who is not named has none any more. */
export async function savePaces(
  db: Database,
  paces: readonly { userId: string; pace: AnswerPace }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into answer_time (user_id, pace, calculated_at)
    select a.id, new.pace, ${now}
    from unnest(${paces.map(({ userId }) => userId)}::uuid[], ${paces.map(({ pace }) => pace)}::text[])
      as new (user_id, pace) join active_person a on a.id = new.user_id
    on conflict (user_id) do update set pace = excluded.pace, calculated_at = excluded.calculated_at`.execute(
    db,
  );
  await db.deleteFrom('answer_time').where('calculated_at', '<', now).execute();
}

export async function removePerson(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('answer_time').where('user_id', '=', userId).execute();
}
