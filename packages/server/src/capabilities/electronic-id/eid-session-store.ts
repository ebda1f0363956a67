import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { EidSessionTable } from './tables.ts';

export async function insertEidSession(
  db: Database,
  session: Omit<Insertable<EidSessionTable>, 'state' | 'failure' | 'identity' | 'proved_at' | 'asked_at'>,
): Promise<void> {
  // A token that is given out again belongs to whoever has it now.
  await db.deleteFrom('eid_session').where('token_hash', '=', session.token_hash).execute();
  const fresh = { state: 'open', failure: null, identity: null, proved_at: null, asked_at: null } as const;
  await db
    .insertInto('eid_session')
    .values({ ...session, ...fresh })
    .execute();
}

export const findEidSession = (db: Database, door: EidSessionTable['door'], tokenHash: string) =>
  db
    .selectFrom('eid_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('door', '=', door)
    .executeTakeFirst();

export type EidSession = NonNullable<Awaited<ReturnType<typeof findEidSession>>>;

/**
 * Takes the right to ask the provider about a session now. Of many questions in one interval only one gets it; the
 * others are answered from what is known.
 */
export async function claimQuestion(
  db: Database,
  id: string,
  { now, intervalMs }: { now: Date; intervalMs: number },
): Promise<boolean> {
  const row = await db
    .updateTable('eid_session')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where((row) =>
      row.or([row('asked_at', 'is', null), row('asked_at', '<=', new Date(now.getTime() - intervalMs))]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves a session on from where it must stand. @returns whether it stood there, so that of two at once one wins */
export async function moveEidSession(
  db: Database,
  id: string,
  from: EidSessionTable['state'],
  to: Updateable<EidSessionTable>,
): Promise<boolean> {
  const row = await db
    .updateTable('eid_session')
    .set({ identity: null, ...to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A new request to a phone makes older ones void (rulings, Security). */
export async function voidRequests(db: Database, phone: string): Promise<void> {
  await db
    .updateTable('eid_session')
    .set({ state: 'failed', failure: 'accounts.eidExpired' })
    .where('phone', '=', phone)
    .where('state', '=', 'open')
    .execute();
}

export async function purgeEidSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('eid_session').where('expires_at', '<', before).execute();
}

/** Deletes every request for electronic ID of a person. */
export async function removeEidSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('eid_session').where('user_id', '=', userId).execute();
}

/** The requests for electronic ID of a person for the copy of their data. */
export const eidSessionsOf = (db: Database, userId: string) =>
  db
    .selectFrom('eid_session')
    .select(['door', 'phone', 'email', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
