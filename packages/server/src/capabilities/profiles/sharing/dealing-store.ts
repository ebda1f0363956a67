import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Two people who deal with each other, and because of what. */
export interface Dealing {
  between: readonly [string, string];
  kind: 'conversation' | 'application' | 'contract' | 'team' | 'corenter';
  sourceId: string;
}

/** Stores a dealing in both directions; the same one again changes nothing. */
export async function insertDealing(
  db: Database,
  { between: [a, b], kind, sourceId }: Dealing,
  now: Date,
): Promise<void> {
  if (a === b) return;
  await db
    .insertInto('dealing')
    .values(
      [
        [a, b],
        [b, a],
      ].map(([one, other]) => ({
        user_id: one!,
        other_id: other!,
        kind,
        source_id: sourceId,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDealings(db: Database, kind: Dealing['kind'], sourceId: string): Promise<void> {
  await db.deleteFrom('dealing').where('kind', '=', kind).where('source_id', '=', sourceId).execute();
}

/** With whom a person deals because of one kind of thing, the first first. */
export async function dealingsOf(db: Database, userId: string, kind: Dealing['kind']): Promise<string[]> {
  const rows = await db
    .selectFrom('dealing')
    .select('other_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('other_id')
    .execute();
  return [...new Set(rows.map((row) => row.other_id))];
}

export interface KnownPerson {
  user_id: string;
  full_name: string;
  image_id: string | null;
  image_blur: string | null;
  email_keys: string[];
  phones: string[];
}

/** Everybody a person deals with, the last first; more than anybody will type the name of are left out. */
export async function knownPeople(db: Database, userId: string): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select u.id as user_id, u.full_name, r.image_id, r.image_blur,
      array(select e.address_key from email_address e where e.user_id = u.id and e.verified_at is not null) as email_keys,
      array(select p.e164 from phone p where p.user_id = u.id and p.verified_at is not null) as phones
    from (
      select other_id, max(created_at) as last_at from dealing where user_id = ${userId}
      group by other_id order by last_at desc, other_id limit 5000
    ) d
    join app_user u on u.id = d.other_id and u.deleted_at is null
    left join rental_profile r on r.user_id = u.id
    order by d.last_at desc, u.id`.execute(db);
  return rows;
}
