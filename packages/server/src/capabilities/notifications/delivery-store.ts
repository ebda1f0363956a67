import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { NotificationRow } from './notification-store.ts';

export interface PersonAndMethod {
  userId: string;
  methodId: number;
}

/** Something that waits to be sent. */
export interface WaitingRow {
  notification_id: string;
  type: number;
}

/**
 * What waits to be sent to a person by this method, locked until the transaction ends: another that collects waits, and
 * then finds nothing.
 */
export async function lockWaiting(
  db: Database,
  { userId, methodId }: PersonAndMethod,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select d.notification_id, n.type from notification_delivery d
    join notification n on n.user_id = d.user_id and n.id = d.notification_id
    where d.user_id = ${userId} and d.method = ${methodId} and d.batch_id is null
    order by d.notification_id for update of d`.execute(db);
  return rows;
}

/** When each type was last put into a message to a person by this method, of messages made since then. */
export async function lastBatchByType(
  db: Database,
  { userId, methodId, since }: PersonAndMethod & { since: Date },
): Promise<Map<number, Date>> {
  const { rows } = await sql<{ type: number; at: Date }>`
    select n.type, max(d.batched_at) as at from notification_delivery d
    join notification n on n.user_id = d.user_id and n.id = d.notification_id
    where d.user_id = ${userId} and d.method = ${methodId} and d.batched_at > ${since}
    group by n.type`.execute(db);
  return new Map(rows.map(({ type, at }) => [type, at]));
}

/** When a person's waiting notifications were last put into one message by this method. */
export async function lastBatchAt(
  db: Database,
  { userId, methodId }: PersonAndMethod,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('notification_delivery')
    .select('batched_at')
    .where('user_id', '=', userId)
    .where('method', '=', methodId)
    .where('batched_at', 'is not', null)
    .orderBy('batched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.batched_at ?? undefined;
}

/** Puts these notifications into one message. */
export async function insertBatch(
  db: Database,
  {
    batchId,
    userId,
    methodId,
    notificationIds,
    now,
  }: PersonAndMethod & { batchId: string; notificationIds: string[]; now: Date },
): Promise<void> {
  await db
    .updateTable('notification_delivery')
    .set({ batch_id: batchId, batched_at: now })
    .where('user_id', '=', userId)
    .where('method', '=', methodId)
    .where('notification_id', 'in', notificationIds)
    .execute();
}

/** The notifications of one message, the newest first. */
export async function notificationsOf(db: Database, batchId: string): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.* from notification_delivery d
    join notification n on n.user_id = d.user_id and n.id = d.notification_id
    where d.batch_id = ${batchId} order by n.id desc`.execute(db);
  return rows;
}

/** People for whom something has waited since before then, and for whom no message was made this way lately. */
export async function leftOver(
  db: Database,
  { waitingBefore, quietSince }: { waitingBefore: Date; quietSince: Date },
): Promise<PersonAndMethod[]> {
  const { rows } = await sql<PersonAndMethod>`
    select d.user_id as "userId", d.method as "methodId" from notification_delivery d
    where d.batch_id is null and d.waiting_since < ${waitingBefore}
      and not exists (
        select 1 from notification_delivery sent
        where sent.user_id = d.user_id and sent.method = d.method and sent.batched_at > ${quietSince})
    group by d.user_id, d.method order by min(d.waiting_since) limit 500`.execute(db);
  return rows;
}
