import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { claimsSince } from './queue-store.ts';

interface Claim {
  kind: QueueKind;
  id: string;
  userId: string;
  now: Date;
}

/** Shows who looks at an item; who was there first stays, as long as the page is heard of. */
export async function claim(db: Database, { kind, id, userId, now }: Claim): Promise<void> {
  await sql`
    insert into queue_claim as c (kind, item_id, user_id, since, seen_at)
    values (${kind}, ${id}, ${userId}, ${now}, ${now})
    on conflict (kind, item_id) do update set user_id = excluded.user_id, seen_at = excluded.seen_at,
      since = case when c.user_id = excluded.user_id and c.seen_at > ${claimsSince(now)}
        then c.since else excluded.since end
    where c.user_id = excluded.user_id or c.seen_at <= ${claimsSince(now)}`.execute(db);
}

/** The person looks at the item no longer. */
export async function release(db: Database, { kind, id, userId }: Omit<Claim, 'now'>): Promise<void> {
  await db
    .deleteFrom('queue_claim')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes claims of pages that were not heard of any more. */
export async function purgeClaims(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('queue_claim').where('seen_at', '<=', claimsSince(now)).execute();
}
