import { accountAccess } from '@heima/domain/accounts/access.ts';
import { currentPasswordTries } from '@heima/domain/accounts/account-limits.ts';
import type { changePassword as contract } from '@heima/domain/accounts/endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { countAttempt, giveBack } from '../attempt-store.ts';
import { tellOwner } from '../jobs/tell-owner.ts';
import { voidProofs } from '../proofs/proof-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import { signedIn } from '../signed-in.ts';
import { changeUser, passwordHashOf } from '../user-store.ts';
import { hashPassword, isPassword } from './password-hash.ts';

/** Changes the password (E022, R071, R073): every other session and every reset link ends at once, the owner is told. */
export const changePassword: Handler<typeof contract> = async ({ params, body }, call) => {
  const { services, now } = call;
  const { userId, sessionId } = signedIn(call.actor);
  authorize(accountAccess, 'edit', call.actor, { userId: params.id });
  const attempt = { key: `current password ${userId}`, window: currentPasswordTries };
  await countAttempt(services.db, attempt, now, 'accounts.tooManySignIns');
  const stored = await passwordHashOf(services.db, userId);
  if (!(await isPassword(stored?.password_hash, body.current_password)))
    refuse('accounts.currentPasswordWrong', {
      fields: { current_password: ['accounts.refusals.currentPasswordWrong'] },
    });
  await giveBack(services.db, attempt, now);
  const passwordHash = await hashPassword(body.new_password);
  await call.change(async (unit) => {
    await changeUser(unit.db, userId, { password_hash: passwordHash }, now);
    await endSessions(unit.db, { userId, except: sessionId, reason: 'password', now });
    await voidProofs(unit.db, { userId, purpose: 'password_reset', now });
    await unit.audit('accounts.passwordChanged', 'user', userId);
    await tellOwner(unit, userId, 'passwordChanged');
  });
};
