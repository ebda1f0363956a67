import type { NotificationParams } from '@heima/domain/notifications/notification-params.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { newId } from '#platform/new-id.ts';
import { notificationMachine } from './notification-machine.ts';
import type { NotificationTable } from './tables.ts';

export type NotificationRow = Selectable<NotificationTable>;

export interface Notified {
  userId: string;
  id: string;
}

/** Gives each of these people the entry, unless they have it already or their account is gone. */
export async function insertNotifications(
  db: Database,
  given: {
    receivers: readonly string[];
    typeId: number;
    subjectId: string;
    params: NotificationParams;
    image?: string | null;
    key: string;
    now: Date;
  },
): Promise<Notified[]> {
  // Always in the same order, so that two that notify the same people wait for each other but never in a circle.
  const userIds = [...new Set(given.receivers)].sort();
  const ids = userIds.map(() => newId());
  const { rows } = await sql<Notified>`
    insert into notification (user_id, id, type, subject_id, params, image, once_key, created_at)
    select u.id, new.id, ${given.typeId}, ${given.subjectId}, ${JSON.stringify(given.params)}::jsonb,
      ${given.image ?? null}, ${given.key}, ${given.now}
    from unnest(${userIds}::uuid[], ${ids}::uuid[]) as new (user_id, id)
    join active_person u on u.id = new.user_id
    order by u.id
    on conflict (user_id, once_key) do nothing
    returning user_id as "userId", id`.execute(db);
  return rows;
}

/**
 * Notes for one way of sending what is to go out, and gives the people for whom nothing was waiting before: their
 * message has yet to be asked for.
 */
export async function insertDeliveries(
  db: Database,
  given: {
    notified: readonly Notified[];
    typeId: number;
    methodId: number;
    blockedByDefault: boolean;
    now: Date;
  },
): Promise<string[]> {
  const userIds = given.notified.map(({ userId }) => userId);
  const ids = given.notified.map(({ id }) => id);
  const { rows } = await sql<{ user_id: string }>`
    with added as (
      insert into notification_delivery (user_id, notification_id, method, waiting_since)
      select new.user_id, new.id, ${given.methodId}, ${given.now}
      from unnest(${userIds}::uuid[], ${ids}::uuid[]) as new (user_id, id)
      left join notification_choice c
        on c.user_id = new.user_id and c.type = ${given.typeId} and c.method = ${given.methodId}
      where not coalesce(c.blocked, ${given.blockedByDefault})
      returning user_id)
    select user_id from added
    where not exists (
      select 1 from notification_delivery d
      where d.user_id = added.user_id and d.method = ${given.methodId} and d.batch_id is null)`.execute(db);
  return rows.map((row) => row.user_id);
}

export type PageOf =
  | { offset: number }
  /** Under this entry, or above it. */
  | { before: string }
  | { after: string };

/** One page of a person's entries, the newest first, and whether there are more under it. */
export async function notificationPage(
  db: Database,
  userId: string,
  at: PageOf,
  size: number,
): Promise<{ rows: NotificationRow[]; hasMore: boolean }> {
  const all = db.selectFrom('notification').selectAll().where('user_id', '=', userId);
  if ('after' in at) {
    const rows = await all.where('id', '>', at.after).orderBy('id').limit(size).execute();
    return { rows: rows.reverse(), hasMore: true };
  }
  const from = 'before' in at ? all.where('id', '<', at.before) : all.offset(at.offset);
  const rows = await from
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return { rows: rows.slice(0, size), hasMore: rows.length > size };
}

export async function countNotifications(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification where user_id = ${userId}`.execute(db);
  return rows[0]!.count;
}

/** Marks everything that is there as seen; gives whether anything was not. */
export async function markSeen(db: Database, userId: string, now: Date): Promise<boolean> {
  const unseen = sql`user_id = ${userId} and seen_at is null`;
  return (await transitionAll({ db, now }, notificationMachine, unseen, 'see')).length > 0;
}

/** How many entries of a person are unseen, as a column. */
export const unseenColumn = (userId: string) =>
  sql<number>`(select count(*)::int from notification where user_id = ${userId} and seen_at is null)`.as(
    'unseen_notifications',
  );

export const hasUnseen = async (db: Database, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const findNotification = (
  db: Database,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Marks one entry as clicked, or all of a person; what was clicked before keeps its time. */
export async function markClicked(
  db: Database,
  { userId, id, now }: { userId: string; id?: string; now: Date },
): Promise<void> {
  const one = id === undefined ? sql`true` : sql`id = ${id}`;
  const condition = sql`user_id = ${userId} and clicked_at is null and ${one}`;
  await transitionAll({ db, now }, notificationMachine, condition, 'click');
}

/** Removes the entry of this cause; gives who had it. */
export async function removeNotifications(
  db: Database,
  userIds: readonly string[],
  key: string,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .deleteFrom('notification')
    .where('user_id', 'in', userIds)
    .where('once_key', '=', key)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Removes entries that are older than this, and all of accounts that are gone. */
export async function purgeNotifications(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('created_at', '<', before).execute();
  await sql`
    delete from notification n
    where not exists (select 1 from active_person u where u.id = n.user_id)`.execute(db);
}
