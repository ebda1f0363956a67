import type { RefusalCode } from '@heima/domain/shared/refusal.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { eidMachine } from './eid-machine.ts';
import { refuseSignIn } from './refuse-eid.ts';
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

export const findEidSession = (db: Database, method: EidSessionTable['method'], tokenHash: string) =>
  db
    .selectFrom('eid_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('method', '=', method)
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

/**
 * Ends a session, by a sign-in or a new account: once, so that of two at once one wins.
 * @throws `electronicId.eidExpired` where it does not stand there
 */
export async function finishEidSession(
  unit: UnitOfWork,
  id: string,
  event: 'finish' | 'signUp',
): Promise<void> {
  const rows = await transitionAll(unit, eidMachine, sql`id = ${id}`, event);
  if (rows.length === 0) refuseSignIn('electronicId.eidExpired');
}

/** Ends an open session by what went wrong. */
export async function failEidSession(
  db: Database,
  id: string,
  { failure, now }: { failure: RefusalCode; now: Date },
): Promise<void> {
  await transitionAll({ db, now }, eidMachine, sql`id = ${id}`, 'fail', { failure });
}

/** Keeps a proved identity, sealed, until its person gives an e-mail address. */
export async function keepProved(
  db: Database,
  id: string,
  { sealed, now }: { sealed: string; now: Date },
): Promise<void> {
  await transitionAll({ db, now }, eidMachine, sql`id = ${id}`, 'awaitEmail', { sealed });
}

/** A new request to a phone makes older ones void (rulings, Security). */
export async function voidRequests(db: Database, phone: string, now: Date): Promise<void> {
  const older = sql`phone = ${phone} and state = 'open'`;
  await transitionAll({ db, now }, eidMachine, older, 'fail', { failure: 'electronicId.eidExpired' });
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
    .select(['method', 'phone', 'email', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
