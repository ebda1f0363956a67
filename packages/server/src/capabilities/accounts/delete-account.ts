import type { deleteAccount as contract } from '@heima/domain/accounts/deletion-endpoint.ts';
import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { notifyOwner } from '#capabilities/contacts/public.ts';
import { lockToErase, otherStaff } from '#capabilities/people/public.ts';
import { clearSessionCookies, endSessions } from '#capabilities/sessions/public.ts';
import { changeProved } from '#capabilities/sign-in/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes one's account (E023, R121 to R123), once its owner has proved who it is: every session ends,
 * the address that goes gets an e-mail, and other capabilities react to `accountDeleted` by taking away what is theirs.
 */
export const deleteAccount: Handler<typeof contract> = async ({ params, body }, call) => {
  const { userId } = signedIn(call.actor);
  authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
  // Two at once would each wait for the other, because each writes for this person.
  const release =
    (await call.services.locks.take(`end of account ${userId}`, patienceMs)) ?? refuse('common.stateChanged');
  try {
    await eraseProved(call, userId, body);
  } finally {
    await release();
  }
  clearSessionCookies(call);
};

/** How long a second request to delete the same account waits for the first, in milliseconds. */
const patienceMs = 10_000;

const eraseProved = (call: Call, userId: string, body: Parameters<typeof changeProved>[2]): Promise<void> =>
  changeProved(call, userId, body, async (unit) => {
    const user = (await lockToErase(unit.db, userId)) ?? refuse('common.signInNeeded');
    if (user.is_staff && !(await otherStaff(unit.db, userId))) refuse('accounts.lastStaff');
    await notifyOwner(unit, userId, 'accountDeleted');
    await endSessions(unit.db, { userId, reason: 'deleted', now: unit.now });
    await eraseAccount(unit.db, userId, unit.now);
    await unit.record(accountDeleted, userId);
  });
