import { applicationAccess } from '@heima/domain/applications/access.ts';
import { type ApplicationStatus, statusesOf } from '@heima/domain/applications/application-state.ts';
import type { getReceivedApplication as receivedContract } from '@heima/domain/applications/landlord-endpoints.ts';
import type { getOwnApplication as ownContract } from '@heima/domain/applications/tenant-endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Handler } from '#platform/http/call.ts';
import { applicationFor, lockedApplicationFor, subjectOf } from './application-side.ts';
import { noteAnswerSeen } from './application-store.ts';
import { showOwn } from './apply.ts';
import { changeApplication } from './change-application.ts';
import { showReceived } from './show-received.ts';

/** An application of the caller's own (E049). From now on the applicant knows its answer; staff only look. */
export const getOwnApplication: Handler<typeof ownContract> = async ({ params }, call) => {
  const row = await applicationFor(call.services.db, params.id, 'see_as_applicant', call);
  if (signedIn(call.actor).userId === row.applicant_id && row.decided_at && !row.answer_seen_at)
    await call.change(async (unit) => {
      await noteAnswerSeen(unit.db, params.id, unit.now);
      await unit.notifyLive(row.applicant_id, 'applications.changed', { id: params.id });
    });
  return showOwn(call.services.db, params.id, call);
};

/** An application for a home of the caller's (E054). The landlord's first look opens it; staff only look. */
export const getReceivedApplication: Handler<typeof receivedContract> = async ({ params }, call) => {
  const row = await applicationFor(call.services.db, params.id, 'see_as_landlord', call);
  const opens = applicationAccess.decide(call.actor, subjectOf(row));
  if (opens && isUnopened(row.status))
    await call.change(async (unit) => {
      const now = await lockedApplicationFor(unit, params.id, 'decide', call);
      if (isUnopened(now.status)) await changeApplication(unit, now, 'open');
    });
  return showReceived(call.services.db, params.id, call);
};

const isUnopened = (status: ApplicationStatus): boolean => statusesOf.new.includes(status);
