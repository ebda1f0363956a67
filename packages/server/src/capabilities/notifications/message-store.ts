import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { NotificationRow } from './notification-store.ts';
import type { NotificationMessageTable } from './tables.ts';

export type MessageRow = Selectable<NotificationMessageTable>;
export interface PersonAndWay {
  userId: string;
  methodId: number;
}

/**
 * What waits to be sent to a person by this way, held until the transaction ends: another that gathers waits, and
 * then finds nothing.
 */
export async function lockWaiting(db: Database, { userId, methodId }: PersonAndWay): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_delivery')
    .select('notification_id')
    .where('user_id', '=', userId)
    .where('method', '=', methodId)
    .where('message_id', 'is', null)
    .orderBy('notification_id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.notification_id);
}

/** When the last message by this way was made. */
export async function lastMessageAt(
  db: Database,
  { userId, methodId }: PersonAndWay,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('notification_message')
    .select('made_at')
    .where('user_id', '=', userId)
    .where('method', '=', methodId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.made_at;
}

/** Makes a message that takes these along. */
export async function insertMessage(
  db: Database,
  {
    id,
    userId,
    methodId,
    notificationIds,
    now,
  }: PersonAndWay & { id: string; notificationIds: string[]; now: Date },
): Promise<void> {
  await db
    .insertInto('notification_message')
    .values({
      id,
      user_id: userId,
      method: methodId,
      made_at: now,
      queued_at: now,
      ended_at: null,
      outcome: null,
    })
    .execute();
  await db
    .updateTable('notification_delivery')
    .set({ message_id: id })
    .where('user_id', '=', userId)
    .where('method', '=', methodId)
    .where('notification_id', 'in', notificationIds)
    .execute();
}

/** A message that is not over yet. */
export const openMessage = (db: Database, id: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom('notification_message')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** What a message is about, the newest first. */
export async function notificationsOf(db: Database, messageId: string): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.* from notification_delivery d
    join notification n on n.user_id = d.user_id and n.id = d.notification_id
    where d.message_id = ${messageId} order by n.id desc`.execute(db);
  return rows;
}

export async function endMessage(
  db: Database,
  id: string,
  outcome: NonNullable<MessageRow['outcome']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notification_message')
    .set({ outcome, ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Takes up messages whose sending was given up, and notes that it is asked for again. */
export async function takeStuckMessages(db: Database, before: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notification_message set queued_at = ${now}
    where id in (
      select id from notification_message where ended_at is null and queued_at < ${before}
      order by queued_at limit 500 for update skip locked)
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** People for whom something has waited since before then, and to whom nothing was sent this way lately. */
export async function leftOver(
  db: Database,
  { waitingBefore, quietSince }: { waitingBefore: Date; quietSince: Date },
): Promise<PersonAndWay[]> {
  const { rows } = await sql<PersonAndWay>`
    select d.user_id as "userId", d.method as "methodId" from notification_delivery d
    where d.message_id is null and d.waiting_since < ${waitingBefore}
      and not exists (
        select 1 from notification_message m
        where m.user_id = d.user_id and m.method = d.method and m.made_at > ${quietSince})
    group by d.user_id, d.method order by min(d.waiting_since) limit 500`.execute(db);
  return rows;
}

/** Removes messages that were over by then. */
export async function forgetMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notification_message').where('ended_at', '<', before).execute();
}
