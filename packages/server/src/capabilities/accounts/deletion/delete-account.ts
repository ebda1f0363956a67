import { accountAccess } from '@heima/domain/accounts/access.ts';
import type { deleteAccount as contract } from '@heima/domain/accounts/deletion-endpoint.ts';
import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { tellOwner } from '../jobs/tell-owner.ts';
import { clearSessionCookies } from '../sessions/session-cookies.ts';
import { endSessions } from '../sessions/session-store.ts';
import { lockUser } from '../user-store.ts';
import { forgetPerson, otherStaff } from './forget-person.ts';

/**
 * Deletes one's account (E023, R121 to R123): every session ends, the person is told at the address that goes, and
 * other capabilities react to `accountDeleted` by taking away what is theirs.
 */
export const deleteAccount: Handler<typeof contract> = async ({ params }, call) => {
  const { userId } = signedIn(call.actor);
  authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
  await call.change(async (unit) => {
    const user = (await lockUser(unit.db, userId)) ?? refuse('common.signInNeeded');
    if (user.is_staff && !(await otherStaff(unit.db, userId))) refuse('accounts.lastStaff');
    await tellOwner(unit, userId, 'accountDeleted');
    await endSessions(unit.db, { userId, reason: 'deleted', now: unit.now });
    await forgetPerson(unit.db, userId, unit.now);
    await unit.record(accountDeleted, userId);
  });
  clearSessionCookies(call);
};
