import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Two people who deal with each other, and because of what. */
export interface Connection {
  between: readonly [string, string];
  kind: 'conversation' | 'application' | 'contract' | 'team' | 'corenter' | 'open_house';
  sourceId: string;
}

/** Stores a connection in both directions; the same one again changes nothing. */
export async function insertConnection(
  db: Database,
  { between: [a, b], kind, sourceId }: Connection,
  now: Date,
): Promise<void> {
  if (a === b) return;
  await db
    .insertInto('connection')
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

export async function deleteConnections(
  db: Database,
  kind: Connection['kind'],
  sourceId: string,
): Promise<void> {
  await db.deleteFrom('connection').where('kind', '=', kind).where('source_id', '=', sourceId).execute();
}

/** With whom a person deals because of one kind of thing, the first first. */
export async function connectionsOf(
  db: Database,
  userId: string,
  kind: Connection['kind'],
): Promise<string[]> {
  const rows = await db
    .selectFrom('connection')
    .select('other_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('other_id')
    .execute();
  return [...new Set(rows.map((row) => row.other_id))];
}

/** Those of these people whom a person deals with and whose accounts are there. */
export async function dealtWithAmong(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from active_person u where u.id = any(${ids}::uuid[])
    and exists (select 1 from connection c where c.user_id = ${userId} and c.other_id = u.id)`.execute(db);
  return rows.map((row) => row.id);
}

/** Whom a person deals with, and since when the last thing between them is. */
const dealtWith = (userId: string) => sql`
  select other_id, max(created_at) as last_at from connection where user_id = ${userId}
  group by other_id`;

/** More than these nobody will type the name of. */
const mostNames = 5000;

/**
 * The names of everybody a person deals with, the last first. Names are compared by the rules of `fold`, which the
 * database does not have; so nothing but them is read.
 */
export async function namesDealtWith(
  db: Database,
  userId: string,
): Promise<{ user_id: string; full_name: string }[]> {
  const { rows } = await sql<{ user_id: string; full_name: string }>`
    select u.id as user_id, u.full_name from (${dealtWith(userId)}) d
    join active_person u on u.id = d.other_id
    order by d.last_at desc, u.id limit ${mostNames}`.execute(db);
  return rows;
}

/** Whom a person deals with, by a proved e-mail address (its key) or by the last digits of a proved number. */
export async function findDealtWith(
  db: Database,
  userId: string,
  by: { emailKey: string } | { digits: string },
): Promise<string[]> {
  const has =
    'emailKey' in by
      ? sql`exists (select 1 from proved_email e where e.user_id = u.id and e.address_key = ${by.emailKey})`
      : sql`exists (select 1 from proved_phone p
          where p.user_id = u.id and right(p.e164, length(${by.digits}::text)) = ${by.digits})`;
  const { rows } = await sql<{ id: string }>`
    select u.id from (${dealtWith(userId)}) d
    join active_person u on u.id = d.other_id
    where ${has} order by d.last_at desc, u.id`.execute(db);
  return rows.map((row) => row.id);
}
