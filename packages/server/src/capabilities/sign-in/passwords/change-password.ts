import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { changePassword as contract } from '@heima/domain/sign-in/endpoints.ts';
import { passwordChanged } from '@heima/domain/sign-in/events.ts';
import { notifyOwner } from '#capabilities/contacts/public.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import { voidProofs } from '#capabilities/proofs/public.ts';
import { endSessions } from '#capabilities/sessions/public.ts';
import { removeUnprovedKey } from '#capabilities/sign-in/second-factor/factor-store.ts';
import type { Handler } from '#platform/http/call.ts';
import { hashPassword } from '#platform/password-hash.ts';
import { requirePassword } from './require-password.ts';

/** Changes the password (E022, R071, R073). Ends every other session and every reset link at once. Notifies the owner. */
export const changePassword: Handler<typeof contract> = async ({ params, body }, call) => {
  const { now } = call;
  const { userId, sessionId } = signedIn(call.actor);
  authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
  const before = await requirePassword(call, userId, body.current_password);
  const passwordHash = await hashPassword(body.new_password);
  await call.change(async (unit) => {
    // Of two changes at once the second finds that the password it knew is none any more.
    if ((await lockUser(unit.db, userId))?.password_hash !== before) refuse('common.stateChanged');
    await changeUser(unit.db, userId, { password_hash: passwordHash }, now);
    await endSessions(unit.db, { userId, except: sessionId, reason: 'password', now });
    await voidProofs(unit.db, { userId, purpose: 'password_reset', now });
    await removeUnprovedKey(unit.db, userId);
    await unit.record(passwordChanged, userId);
    await notifyOwner(unit, userId, 'passwordChanged');
  });
};
