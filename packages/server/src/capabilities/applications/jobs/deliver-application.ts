import { applicationSent } from '@heima/domain/applications/events.ts';
import { applicationMachine } from '#capabilities/applications/application-machine.ts';
import { findApplication, lockApplication } from '#capabilities/applications/application-store.ts';
import { notifyLandlord } from '#capabilities/applications/notify-sides.ts';
import { transition } from '#platform/db/transition.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/** Brings a new application to the landlord. One that was withdrawn meanwhile is not told of (A10). */
export const deliverApplicationReaction = reaction({
  name: 'applications.deliver',
  on: applicationSent,
  async handle({ unitOfWork, clock }, { subjectId }) {
    await unitOfWork(systemCause(clock()), async (unit) => {
      await lockApplication(unit.db, subjectId);
      const row = await findApplication(unit.db, subjectId);
      if (!row || row.status === 'cancelled') return;
      if (row.status === 'sent') await transition(unit, applicationMachine, row.id, 'deliver');
      await notifyLandlord(unit, row);
    });
  },
});
