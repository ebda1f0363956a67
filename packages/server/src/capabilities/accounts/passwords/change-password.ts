import { accountAccess } from '@heima/domain/accounts/access.ts';
import type { changePassword as contract } from '@heima/domain/accounts/endpoints.ts';
import { passwordChanged } from '@heima/domain/accounts/events.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { tellOwner } from '../jobs/tell-owner.ts';
import { voidProofs } from '../proofs/proof-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import { changeUser, lockUser } from '../user-store.ts';
import { hashPassword } from './password-hash.ts';
import { requirePassword } from './require-password.ts';

/** Changes the password (E022, R071, R073): every other session and every reset link ends at once, the owner is told. */
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
    await unit.record(passwordChanged, userId);
    await tellOwner(unit, userId, 'passwordChanged');
  });
};
