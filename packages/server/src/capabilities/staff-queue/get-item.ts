import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { queueAccess, queueItemAccess } from '@heima/domain/staff-queue/access.ts';
import type { getQueueItem as contract, QueueItemAnswer } from '@heima/domain/staff-queue/endpoints.ts';
import { eventOfTrail, type TrailAction, trailFor, trailOfEvent } from '@heima/domain/staff-queue/trail.ts';
import { namesOf } from '#capabilities/people/public.ts';
import { auditOfSubjects } from '#platform/db/audit-store.ts';
import type { Database } from '#platform/db/database.ts';
import type { Handler } from '#platform/http/call.ts';
import { factsOf } from './item-facts.ts';
import { presentItem } from './present-item.ts';
import { findItem, findNeighbours, type QueueRow } from './queue-store.ts';

/** Older entries say nothing about what is to be decided. */
const mostHistory = 40;

/** One item with everything that a decision needs, open or decided. */
export const getQueueItem: Handler<typeof contract> = async ({ params: { kind, id } }, call) => {
  authorize(queueAccess, 'read', call.actor, { kind });
  const { db } = call.services;
  const { userId } = signedIn(call.actor);
  const row = (await findItem(db, kind, id, call.now)) ?? refuse('common.notFound');
  const subject = { kind, ownerId: row.person_id };
  if (!queueItemAccess.read(call.actor, subject)) refuse('common.notFound');
  const [facts, neighbours, { history, decision }] = await Promise.all([
    factsOf(call, kind, row),
    findNeighbours(db, kind, row, userId),
    pastOf(db, row, trailFor({ isAboutReader: row.person_id === userId })),
  ]);
  return {
    ...presentItem(row, kind, userId),
    can_decide: queueItemAccess.decide(call.actor, subject),
    facts,
    decision,
    history,
    ...neighbours,
  };
};

/** What happened to the subject of an item, the newest first, and how the item was decided. */
async function pastOf(
  db: Database,
  row: QueueRow,
  actions: readonly TrailAction[],
): Promise<Pick<QueueItemAnswer, 'history' | 'decision'>> {
  // Of a listing its own history is shown, else that of the person.
  const subjects = [row.id, row.listing_id ?? row.person_id].filter((id) => id !== null);
  const entries = await auditOfSubjects(db, subjects, actions.map(eventOfTrail), mostHistory);
  const names = await namesOf(db, [...entries.map(({ actor_id }) => actor_id), row.decided_by]);
  const by = row.decided_by === null ? undefined : names.get(row.decided_by);
  return {
    history: entries.map(({ id, at, action, actor_id }) => ({
      id,
      at: at.toISOString(),
      action: trailOfEvent(action),
      by: (actor_id !== null && names.get(actor_id)) || null,
    })),
    decision: row.outcome && {
      outcome: row.outcome,
      at: row.decided_at?.toISOString() ?? null,
      by: by === undefined ? null : { id: row.decided_by!, full_name: by },
      reason: row.said,
    },
  };
}
