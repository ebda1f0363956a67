import { emailKey } from '@heima/domain/contacts/email-address.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { Refusal, refuse } from '@heima/domain/shared/refusal.ts';
import { documentedErrors } from '@heima/domain/sign-in/documented-errors.ts';
import type { signIn as contract } from '@heima/domain/sign-in/endpoints.ts';
import { signedIn } from '@heima/domain/sign-in/events.ts';
import { wrongCodesUntold } from '@heima/domain/sign-in/sign-in-limits.ts';
import { findSignInAddress, notifyOwner } from '#capabilities/contacts/public.ts';
import { lockUser, passwordHashOf } from '#capabilities/people/public.ts';
import { sessionContext, setSessionCookies, startSession } from '#capabilities/sessions/public.ts';
import { hasFactor } from '#capabilities/sign-in/second-factor/factor-store.ts';
import { takeCode } from '#capabilities/sign-in/second-factor/take-code.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { isPassword } from '#platform/password-hash.ts';
import { countUse } from '#platform/rate-limit.ts';
import { countSignInTry } from './sign-in-limits.ts';

/**
 * Signs in with e-mail and password (E001), and with a code where the person has a second factor: a wrong one counts
 * as a try like a wrong password. Unknown address and wrong password look and last alike (R087).
 */
export const signIn: Handler<typeof contract> = async ({ body }, call) => {
  const key = emailKey(body.email);
  const found = await findSignInAddress(call.services.db, key);
  const takeBack = await countSignInTry(call, key, found?.user_id);
  // Looked up also where nobody has the address, so that both take as long.
  const stored = await passwordHashOf(call.services.db, found?.user_id ?? newId());
  const right = await isPassword(stored?.password_hash, body.password);
  if (!found || !right) return refuseCredentials();
  const opening = call.answer(
    async (unit) => {
      // While the password was computed it may have been changed, or a second factor added: what ended all sessions
      // then must not be followed by this one.
      const user = await lockUser(unit.db, found.user_id);
      if (user?.password_hash !== stored?.password_hash) return refuseCredentials();
      const isStrong = await hasFactor(unit.db, found.user_id);
      if (isStrong && body.code === undefined) return refuse('signIn.secondFactorNeeded');
      if (isStrong) await takeCode(unit, call, found.user_id, body.code ?? '');
      await unit.record(signedIn, found.user_id, { method: 'password' });
      return startSession(unit.db, found.user_id, { ...sessionContext(call), isStrong });
    },
    (pair) => {
      setSessionCookies(call, pair);
      return { access: pair.access, refresh: pair.refresh };
    },
  );
  const answer = await opening.catch(async (error: unknown) => {
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === 'signIn.secondFactorWrong') await noteWrongCode(call, found.user_id);
    // The password was right: asking for the code is no guess.
    if (code === 'signIn.secondFactorNeeded') await takeBack();
    throw error;
  });
  await takeBack();
  return answer;
};

const refuseCredentials = (): never =>
  refuse('signIn.invalidCredentials', {
    extra: { error: documentedErrors['signIn.invalidCredentials'].error },
  });

/** Notifies the owner, once a day, of whoever has the password and guesses at codes. */
async function noteWrongCode({ services, now, change }: Call, userId: string): Promise<void> {
  const untold = await countUse(services.db, `wrong code ${userId}`, wrongCodesUntold, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  if (!untold)
    await change((unit) => notifyOwner(unit, userId, 'wrongCodes', { occasion: todayInIceland(now) }));
}
