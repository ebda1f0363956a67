import { accountTakenOver } from '@heima/domain/accounts/events.ts';
import { emailProved } from '@heima/domain/contacts/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { resetPasswordByLink as contract } from '@heima/domain/sign-in/endpoints.ts';
import { passwordReset } from '@heima/domain/sign-in/events.ts';
import { type EmailRow, findEmail, markEmailProved, notifyOwner } from '#capabilities/contacts/public.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import { endProof, proofOfLink, voidProofs } from '#capabilities/proofs/public.ts';
import { endSessions } from '#capabilities/sessions/public.ts';
import { removeUnprovedKey } from '#capabilities/sign-in/second-factor/factor-store.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { hashPassword } from '#platform/password-hash.ts';
import { removeOtherWaysIn } from './remove-other-ways-in.ts';

/** Sets a new password by the link of the e-mail (E011, R092), once (U01), and ends every session. */
export const resetPassword: Handler<typeof contract> = async (
  { params, body },
  { services, now, change },
) => {
  const { db, secrets } = services;
  const proof = await proofOfLink(db, { token: params.token, purpose: 'password_reset', secrets, now });
  const passwordHash = await hashPassword(body.password);
  const email = await change(async (unit) => {
    const user = await lockUser(unit.db, proof.user_id);
    const found = await findEmail(unit.db, proof.subject_id);
    // An address that no longer signs in is no way in either.
    const isWayIn = found?.user_id === proof.user_id && found.signs_in;
    if (!user || !isWayIn || !(await endProof(unit.db, proof.id, now))) return refuse('proofs.linkMismatch');
    if (!found.verified_at) await takeOver(unit, found);
    await changeUser(unit.db, user.id, { password_hash: passwordHash }, now);
    await voidProofs(unit.db, { userId: user.id, purpose: 'password_reset', now });
    await removeUnprovedKey(unit.db, user.id);
    await endSessions(unit.db, { userId: user.id, reason: 'password', now });
    await unit.record(passwordReset, user.id);
    await notifyOwner(unit, user.id, 'passwordChanged');
    return found;
  });
  return { email: email.address };
};

/**
 * The link proves the address for the first time. Until now anybody may have made this account in the owner's name;
 * addresses, numbers and electronic IDs that were added then would be a way back in, and a second factor would keep
 * the owner out: all of it goes. Somebody who is proved and had only typed the wrong address loses the account too:
 * it is its address that it was made with, and an electronic ID opens a new one.
 */
async function takeOver(unit: UnitOfWork, { id, user_id: userId }: EmailRow): Promise<void> {
  await removeOtherWaysIn(unit.db, { userId, keptEmailId: id, now: unit.now });
  await markEmailProved(unit.db, id, unit.now);
  await unit.record(emailProved, userId, { emailId: id });
  // What was shared or promised in the account's name before ends where it is kept.
  await unit.record(accountTakenOver, userId);
}
