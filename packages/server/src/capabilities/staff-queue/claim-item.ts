import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { queueAccess } from '@heima/domain/staff-queue/access.ts';
import type {
  claimQueueItem as claimContract,
  releaseQueueItem as releaseContract,
} from '@heima/domain/staff-queue/endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { claim, release } from './claim-store.ts';
import { presentClaim } from './present-item.ts';
import { findItem } from './queue-store.ts';

/** Shows others that the caller looks at an item. Who was there first stays; the answer says who it is. */
export const claimQueueItem: Handler<typeof claimContract> = async ({ params: { kind, id } }, call) => {
  authorize(queueAccess, 'claim', call.actor, { kind });
  const { userId } = signedIn(call.actor);
  return call.change(async ({ db, now }) => {
    if (!(await findItem(db, kind, id, now))) refuse('common.notFound');
    await claim(db, { kind, id, userId, now });
    const row = await findItem(db, kind, id, now);
    return (row && presentClaim(row, userId)) ?? refuse('common.notFound');
  });
};

/** The caller looks at the item no longer. */
export const releaseQueueItem: Handler<typeof releaseContract> = async ({ params: { kind, id } }, call) => {
  authorize(queueAccess, 'claim', call.actor, { kind });
  const { userId } = signedIn(call.actor);
  if (!(await findItem(call.services.db, kind, id, call.now))) refuse('common.notFound');
  await call.change(({ db }) => release(db, { kind, id, userId }));
};
