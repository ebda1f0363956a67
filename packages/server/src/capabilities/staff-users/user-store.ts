import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Which accounts are asked for; all that is left out counts for nothing. */
export interface WantedUsers {
  ids?: readonly string[];
  /** Beginnings of words of the name. */
  name?: string;
  isStaff?: boolean | undefined;
}

export interface UserRow {
  id: string;
  full_name: string;
  is_staff: boolean;
  created_at: Date;
  identity_verified: boolean;
  email_verified: boolean;
  phone_verified: boolean;
}

/** Whether words of a name begin with all words of a text, as the index of names compares them; a text without words names nobody. */
const isNamed = (text: string) => sql`name_words(a.full_name) @@ (
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from unnest(tsvector_to_array(name_words(${text}))) word)`;

function condition({ ids, name, isStaff }: WantedUsers): RawBuilder<unknown> {
  const all = [
    ...(ids ? [sql`a.id = any (${ids}::uuid[])`] : []),
    ...(name === undefined ? [] : [isNamed(name)]),
    ...(isStaff === undefined ? [] : [sql`(cardinality(a.staff_areas) > 0) = ${isStaff}`]),
  ];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

/** How many accounts there are of those asked for. */
export async function countUsers(db: Database, wanted: WantedUsers): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from active_person a where ${condition(wanted)}`.execute(db);
  return rows[0]!.count;
}

/** One page of them, the newest account first. */
export async function findUsers(
  db: Database,
  wanted: WantedUsers,
  { size, offset }: { size: number; offset: number },
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    select a.id, a.full_name, cardinality(a.staff_areas) > 0 as is_staff, a.created_at, c.identity_verified,
      c.email_verified, c.phone_verified
    from active_person a join person_card c on c.id = a.id
    where ${condition(wanted)} order by a.created_at desc, a.id desc limit ${size} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** Whether a document of the person waits for staff, who has proved the identity in no other way. */
export async function isUnderReview(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_review')
    .innerJoin('active_person', 'active_person.id', 'identity_review.user_id')
    .select('identity_review.id')
    .where('user_id', '=', userId)
    .where('review', 'is', null)
    .where('is_replaced', '=', false)
    .where('identity_verified_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
