import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { CorenterRequestTable } from './tables.ts';

export type RequestRow = Selectable<CorenterRequestTable>;

/** Requests whose inviter's account is still there. */
const active = (db: Database) =>
  db
    .selectFrom('corenter_request')
    .innerJoin('active_person', 'active_person.id', 'corenter_request.requested_by')
    .selectAll('corenter_request');

export const findRequest = (db: Database, id: string): Promise<RequestRow | undefined> =>
  active(db).where('corenter_request.id', '=', id).executeTakeFirst();

/** Locks a request until the transaction ends, so that answers to it come one by one. */
export const lockRequest = (db: Database, id: string): Promise<RequestRow | undefined> =>
  active(db).where('corenter_request.id', '=', id).forUpdate('corenter_request').executeTakeFirst();

/** The request of a person to an address that has not ended. */
export const findOpenRequest = (db: Database, userId: string, key: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('corenter_request')
    .selectAll()
    .where('requested_by', '=', userId)
    .where('email_key', '=', key)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export async function insertRequest(db: Database, row: Insertable<CorenterRequestTable>): Promise<void> {
  await db.insertInto('corenter_request').values(row).execute();
}

/** Adds the hash of a token that is about to be sent. */
export async function addToken(db: Database, id: string, hash: string): Promise<void> {
  await db
    .updateTable('corenter_request')
    .set({ token_hashes: sql<string[]>`array_append(token_hashes, ${hash})` })
    .where('id', '=', id)
    .execute();
}

/** Co-renters that a person has or waits for, sent and accepted ones together. */
export async function countRequests(db: Database, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from corenter_request
    where ended_at is null and (
      (requested_by = ${userId} and (accepted_at is not null or expires_at > ${now}))
      or requested_to = ${userId}
    )`.execute(db);
  return rows[0]!.count;
}

/** Requests that a person has sent or been sent at a confirmed address, the newest first. */
export async function findRequests(
  db: Database,
  userId: string,
  keys: readonly string[],
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select c.* from corenter_request c join active_person u on u.id = c.requested_by
    where c.ended_at is null and (
      c.requested_by = ${userId} or c.requested_to = ${userId}
      or (c.requested_to is null and c.email_key = any (${keys}::text[]))
    )
    order by c.created_at desc, c.id desc limit 200`.execute(db);
  return rows;
}

/** Deletes every request that an account has to do with. @returns their ids */
export async function deleteRequestsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from corenter_request where requested_by = ${userId} or requested_to = ${userId} returning id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
