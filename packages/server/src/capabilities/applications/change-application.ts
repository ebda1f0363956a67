import type { ApplicationStep } from '@heima/domain/applications/application-answer.ts';
import { revokeListing } from '#capabilities/listings/public.ts';
import { unshareProfile } from '#capabilities/profiles/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { applicationMachine } from './application-machine.ts';
import { type ApplicationRow, insertEvent } from './application-store.ts';
import { notifySides } from './notify-sides.ts';

type Step = 'open' | 'consider' | 'setAside' | 'accept' | 'deny' | 'cancel';

const kinds: Record<Step, ApplicationStep> = {
  open: 'opened',
  consider: 'considered',
  setAside: 'set_aside',
  accept: 'accepted',
  deny: 'denied',
  cancel: 'cancelled',
};

/** What ends what the applicant has shared with the landlord. */
const ending: readonly Step[] = ['deny', 'cancel'];

/**
 * Takes an application to its next state, notes it in the timeline, and tells the other side where it concerns them.
 * With a denied or withdrawn application the landlord no longer reads the profile.
 * @throws 409 where the state forbids it
 */
export async function changeApplication(
  unit: UnitOfWork,
  row: ApplicationRow,
  step: Step,
  message?: string | undefined,
): Promise<void> {
  await transition(unit, applicationMachine, row.id, step, { message });
  await insertEvent(unit, row.id, {
    kind: kinds[step],
    side: step === 'cancel' ? 'applicant' : 'landlord',
    message: message || null,
  });
  if (ending.includes(step)) await unshareProfile(unit, 'application', row.id);
  // The home no longer says that one has applied, and can be applied for anew.
  if (step === 'cancel') await revokeListing(unit, { kind: 'applicant', sourceId: row.id });
  await notifySides(unit, row, step);
}
