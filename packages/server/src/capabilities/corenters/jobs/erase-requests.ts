import { endDealing } from '#capabilities/profiles/public.ts';
import type { Reaction } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { deleteRequestsOf } from '../request-store.ts';

/** With an account go its invitations, sent and accepted. */
export const eraseRequests: Reaction<Services> = {
  name: 'corenters.erase',
  event: 'accounts.deleted',
  async handle(services, event) {
    const now = services.clock();
    await services.unitOfWork({ actorId: null, actorKind: 'system', requestId: null, now }, async (unit) => {
      for (const id of await deleteRequestsOf(unit.db, event.subjectId))
        await endDealing(unit, 'corenter', id);
    });
  },
};
