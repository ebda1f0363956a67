import { claimSeconds, isReportQueue, type QueueKind } from '@heima/domain/staff-queue/queues.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { queueSources, type SourceRow } from './queue-sources.ts';

/** An item with the name of who asked, and who looks at it. */
export interface QueueRow extends SourceRow {
  asker_name: string | null;
  claim_user_id: string | null;
  claim_name: string | null;
  claim_since: Date | null;
}

/** Claims that were not heard of since then are over. */
export const claimsSince = (now: Date): Date => new Date(now.getTime() - claimSeconds * 1000);

/** What somebody may know of a queue: all but reports about themselves. */
const seenBy = (kind: QueueKind, viewerId: string) =>
  isReportQueue(kind) ? sql`q.person_id is distinct from ${viewerId}::uuid` : sql`true`;

const itemsOf = (kind: QueueKind, now: Date) => sql`
  select q.*, a.full_name as asker_name, u.id as claim_user_id, u.full_name as claim_name, c.since as claim_since
  from (${queueSources[kind]}) q
  left join active_person a on a.id = q.asker_id
  left join queue_claim c on c.kind = ${kind} and c.item_id = q.id and c.seen_at > ${claimsSince(now)}
  left join active_person u on u.id = c.user_id`;

/** How much waits in a queue for somebody, and since when. */
export async function countQueue(
  db: Database,
  kind: QueueKind,
  viewerId: string,
): Promise<{ open: number; oldest_at: Date | null }> {
  const { rows } = await sql<{ open: number; oldest_at: Date | null }>`
    select count(*)::int as open, min(q.asked_at) as oldest_at from (${queueSources[kind]}) q
    where q.is_open and ${seenBy(kind, viewerId)}`.execute(db);
  return rows[0]!;
}

/** One page of what waits in a queue, the longest waiting first. */
export async function findOpen(
  db: Database,
  kind: QueueKind,
  { size, offset, now, viewerId }: { size: number; offset: number; now: Date; viewerId: string },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    ${itemsOf(kind, now)} where q.is_open and ${seenBy(kind, viewerId)}
    order by q.asked_at, q.id limit ${size} offset ${offset}`.execute(db);
  return rows;
}

/** An item of a queue, waiting or decided. */
export async function findItem(
  db: Database,
  kind: QueueKind,
  id: string,
  now: Date,
): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`${itemsOf(kind, now)} where q.id = ${id}`.execute(db);
  return rows[0];
}

/** What waits just before and just after an item. */
export async function findNeighbours(
  db: Database,
  kind: QueueKind,
  { id, asked_at }: Pick<QueueRow, 'id' | 'asked_at'>,
  viewerId: string,
): Promise<{ previous_id: string | null; next_id: string | null }> {
  const others = sql`(${queueSources[kind]}) q where q.is_open and ${seenBy(kind, viewerId)}`;
  const { rows } = await sql<{ previous_id: string | null; next_id: string | null }>`
    select
      (select q.id from ${others} and (q.asked_at, q.id) < (${asked_at}, ${id}::uuid)
        order by q.asked_at desc, q.id desc limit 1) as previous_id,
      (select q.id from ${others} and (q.asked_at, q.id) > (${asked_at}, ${id}::uuid)
        order by q.asked_at, q.id limit 1) as next_id`.execute(db);
  return rows[0]!;
}
