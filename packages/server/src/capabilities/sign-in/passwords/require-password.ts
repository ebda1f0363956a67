import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { currentPasswordTries } from '@heima/domain/sign-in/sign-in-limits.ts';
import { passwordHashOf } from '#capabilities/people/public.ts';
import { countAttempt, giveBack } from '#platform/count-attempt.ts';
import type { Call } from '#platform/http/call.ts';
import { isPassword } from '#platform/password-hash.ts';

/**
 * Asks for the password before something that an open session alone must not do. Tries are counted for
 * each session, so that whoever has taken one does not shut the owner's out; a right one is given back.
 * @returns the hash it fits, to see later whether it is still the same
 * @throws 400 `signIn.currentPasswordWrong` at `current_password`, 429 `signIn.tooManySignIns`
 */
export async function requirePassword(
  { services: { db }, actor, now }: Pick<Call, 'services' | 'actor' | 'now'>,
  userId: string,
  password: string,
): Promise<string> {
  const attempt = {
    key: `current password ${userId} ${signedIn(actor).sessionId}`,
    window: currentPasswordTries,
  };
  await countAttempt(db, attempt, now, 'signIn.tooManySignIns');
  const stored = await passwordHashOf(db, userId);
  const hash = stored?.password_hash;
  if (!hash || !(await isPassword(hash, password)))
    return refuse('signIn.currentPasswordWrong', {
      fields: { current_password: ['signIn.refusals.currentPasswordWrong'] },
    });
  await giveBack(db, attempt, now);
  return hash;
}
