import { accountChanged } from '@heima/domain/accounts/events.ts';
import { reviewAccess } from '@heima/domain/identity/access.ts';
import { identityProved, identityReviewed } from '@heima/domain/identity/events.ts';
import type { decideIdentity as contract } from '@heima/domain/identity/review-endpoints.ts';
import { refusalToReview, reviewState } from '@heima/domain/identity/verification-status.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { notify } from '#capabilities/notifications/public.ts';
import { changeUser, lockUser, nameOf } from '#capabilities/people/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { findingsOf } from './read-findings.ts';
import { reviewMachine } from './review-machine.ts';
import { lockVerification, type VerificationRow } from './verification-store.ts';

/**
 * Staff decides about a document that differs from the account (V041, decisions 0011 and 0033). Accepting proves the
 * account by the name that it has and the birth date of the document. Either way the person is notified with the reason
 * where there is something to do.
 */
export const decideIdentity: Handler<typeof contract> = ({ params, body }, call) =>
  call.answer(async (unit) => {
    const row = (await lockVerification(unit.db, params.id)) ?? refuse('common.notFound');
    authorize(reviewAccess, 'decide', call.actor, { ownerId: row.user_id });
    refuseIf(
      refusalToReview({ state: reviewState(row), by: (await nameOf(unit.db, row.reviewed_by)) ?? '' }),
    );
    const by = signedIn(call.actor).userId;
    await transition(unit, reviewMachine, row.id, body.decision, { by, reason: body.reason });
    const accepted = body.decision === 'accept';
    if (accepted) await prove(unit, row, findingsOf(call.services, row).birth_date);
    await unit.record(identityReviewed, row.user_id, {
      verification: row.id,
      decision: accepted ? 'accepted' : 'rejected',
    });
    await notify(unit, {
      type: accepted ? 'identity_accepted' : 'identity_refused',
      receivers: [row.user_id],
      subjectId: row.id,
      params: accepted ? {} : { reason: body.reason },
      key: `identity-reviewed-${row.id}`,
    });
    await unit.notifyLive(row.user_id, accountChanged.name);
  });

/** The account is proved, with the birth date of the document. */
async function prove(
  unit: UnitOfWork,
  { user_id: userId }: VerificationRow,
  birthDate: string | null,
): Promise<void> {
  const user = (await lockUser(unit.db, userId)) ?? refuse('common.notFound');
  if (user.identity_verified_at) return;
  const born = birthDate === null ? {} : { birth_date: birthDate };
  await changeUser(unit.db, userId, { identity_verified_at: unit.now, ...born }, unit.now);
  await unit.record(identityProved, userId, { method: 'document' });
}
