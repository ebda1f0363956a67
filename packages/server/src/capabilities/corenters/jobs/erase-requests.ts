import { accountDeleted, accountTakenOver } from '@heima/domain/accounts/events.ts';
import { deleteRequestsOf } from '#capabilities/corenters/request-store.ts';
import { removeConnection } from '#capabilities/profiles/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

/** With an account, or with whoever had it before its owner, go its invitations, sent and accepted. */
export const eraseRequests: readonly Reaction[] = [
  reaction({ name: 'corenters.erase', on: accountDeleted, handle: erase }),
  reaction({ name: 'corenters.erase-taken-over', on: accountTakenOver, handle: erase }),
];

async function erase(services: Services, { subjectId }: StoredEvent): Promise<void> {
  const now = services.clock();
  await services.unitOfWork(systemCause(now), async (unit) => {
    for (const id of await deleteRequestsOf(unit.db, subjectId)) await removeConnection(unit, 'corenter', id);
  });
}
