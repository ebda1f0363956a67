import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** What allows somebody to read a profile; with its source it is taken back. */
export interface ProfileGrant {
  userId: string;
  viewerId: string;
  /** What it comes from: an application, a contract … */
  kind: string;
  sourceId: string;
  withPaychecks: boolean;
}

/** Stores a grant; the same one again may only change whether paychecks are part of it. */
export async function insertGrant(db: Database, grant: ProfileGrant, now: Date): Promise<void> {
  await db
    .insertInto('profile_grant')
    .values({
      user_id: grant.userId,
      viewer_id: grant.viewerId,
      kind: grant.kind,
      source_id: grant.sourceId,
      with_paychecks: grant.withPaychecks,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'viewer_id', 'kind', 'source_id'])
        .doUpdateSet({ with_paychecks: grant.withPaychecks }),
    )
    .execute();
}

export async function deleteGrants(db: Database, kind: string, sourceId: string): Promise<void> {
  await db.deleteFrom('profile_grant').where('kind', '=', kind).where('source_id', '=', sourceId).execute();
}

/** What of a person's profile is shared with somebody. */
export async function sharedWith(
  db: Database,
  userId: string,
  viewerId: string,
): Promise<{ shared: boolean; sharesPaychecks: boolean }> {
  const { rows } = await sql<{ shared: boolean; sharesPaychecks: boolean }>`
    select count(*) > 0 as shared, coalesce(bool_or(with_paychecks), false) as "sharesPaychecks"
    from profile_grant where user_id = ${userId} and viewer_id = ${viewerId}`.execute(db);
  return rows[0]!;
}
