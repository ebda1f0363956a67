import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { refusalToDecide } from '@heima/domain/applications/application-state.ts';
import {
  eraseContentOf,
  findApplication,
  lockApplication,
  openFor,
  openOf,
} from '#capabilities/applications/application-store.ts';
import { changeApplication } from '#capabilities/applications/change-application.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/**
 * With an account go its open applications and everything it wrote in them. Applications for its homes are denied, so
 * that nobody waits for an answer that cannot come.
 */
export const personDeletedReaction = reaction({
  name: 'applications.person-deleted',
  on: accountDeleted,
  async handle({ db, unitOfWork, clock }, { subjectId }) {
    for (const [ids, step] of [
      [await openOf(db, subjectId), 'cancel'],
      [await openFor(db, subjectId), 'deny'],
    ] as const)
      for (const id of ids)
        await unitOfWork(systemCause(clock()), async (unit) => {
          await lockApplication(unit.db, id);
          const row = await findApplication(unit.db, id);
          if (row && !refusalToDecide(row.status)) await changeApplication(unit, row, step);
        });
    await eraseContentOf(db, subjectId);
  },
});
