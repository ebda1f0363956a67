import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Outcome } from './define-message.ts';
import type { OutboxMessageTable } from './tables.ts';

export type OutboxRow = Selectable<OutboxMessageTable>;

/** @returns whether it is new: of the same key only the first counts */
export async function insertMessage(
  db: Database,
  row: Omit<OutboxRow, 'claimed_at' | 'outcome' | 'ended_at' | 'queued_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox_message')
    .values({ ...row, queued_at: row.made_at, claimed_at: null, outcome: null, ended_at: null })
    .onConflict((conflict) => conflict.columns(['message', 'channel', 'once_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Claims a message that is not over, unless another worker claimed it after `before` and is at it still. */
export const claimMessage = (
  db: Database,
  { id, now, before }: { id: string; now: Date; before: Date },
): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox_message')
    .set({ claimed_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('claimed_at', 'is', null), row('claimed_at', '<', before)]))
    .returningAll()
    .executeTakeFirst();

export async function releaseMessage(db: Database, id: string): Promise<void> {
  await db.updateTable('outbox_message').set({ claimed_at: null }).where('id', '=', id).execute();
}

export const isOpen = async (db: Database, id: string): Promise<boolean> =>
  (await db
    .selectFrom('outbox_message')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Notes how a message ended, so that nothing that follows from it can send it again. */
export async function noteOutcome(db: Database, id: string, outcome: Outcome): Promise<void> {
  await db.updateTable('outbox_message').set({ outcome }).where('id', '=', id).execute();
}

/** Ends a message: who it went to and what it said is removed. */
export async function endMessage(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('outbox_message').set({ ended_at: now, sealed: null }).where('id', '=', id).execute();
}

/**
 * Takes up messages whose sending was asked for before `before`, or that are to be given up by now, and notes that it
 * is asked for again.
 */
export async function takeLeftOver(
  db: Database,
  { before, now }: { before: Date; now: Date },
): Promise<{ id: string; message: string }[]> {
  const { rows } = await sql<{ id: string; message: string }>`
    update outbox_message set queued_at = ${now}
    where id in (
      select id from outbox_message
      where ended_at is null and (queued_at < ${before} or (give_up_at < ${now} and queued_at <= give_up_at))
      order by queued_at limit 500 for update skip locked)
    returning id, message`.execute(db);
  return rows;
}

/** What a person was sent, the newest first: when, by which channel and how it ended; not what it said. */
export const messagesTo = (db: Database, userId: string) =>
  db
    .selectFrom('outbox_message')
    .select(['id', 'message', 'channel', 'made_at', 'ended_at', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Removes what a person was sent, and what waits to be sent to them. */
export async function deleteMessagesTo(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('outbox_message').where('user_id', '=', userId).execute();
}

/** Removes messages that ended before then. Their keys count no more. */
export async function purgeEndedMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('outbox_message').where('ended_at', '<', before).execute();
}
