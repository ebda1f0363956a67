import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { queueAccess, queueItemAccess } from '@heima/domain/staff-queue/access.ts';
import type {
  claimQueueItem as claimContract,
  releaseQueueItem as releaseContract,
} from '@heima/domain/staff-queue/endpoints.ts';
import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { claim, release } from './claim-store.ts';
import { presentClaim } from './present-item.ts';
import { findItem } from './queue-store.ts';

/** Shows others that the caller looks at an item. Who was there first stays; the answer says who it is. */
export const claimQueueItem: Handler<typeof claimContract> = async ({ params: { kind, id } }, call) => {
  authorize(queueAccess, 'claim', call.actor, { kind });
  const { userId } = signedIn(call.actor);
  return call.change(async ({ db, now }) => {
    await findReadable(db, call, kind, id);
    await claim(db, { kind, id, userId, now });
    return presentClaim(await findReadable(db, call, kind, id), userId) ?? refuse('common.notFound');
  });
};

/** The caller looks at the item no longer. */
export const releaseQueueItem: Handler<typeof releaseContract> = async ({ params: { kind, id } }, call) => {
  authorize(queueAccess, 'claim', call.actor, { kind });
  const { userId } = signedIn(call.actor);
  await findReadable(call.services.db, call, kind, id);
  await call.change(({ db }) => release(db, { kind, id, userId }));
};

/** An item that the caller may know of; any other is not found. */
async function findReadable(db: Database, { actor, now }: Call, kind: QueueKind, id: string) {
  const row = await findItem(db, kind, id, now);
  if (!row || !queueItemAccess.read(actor, { kind, ownerId: row.person_id }))
    return refuse('common.notFound');
  return row;
}
