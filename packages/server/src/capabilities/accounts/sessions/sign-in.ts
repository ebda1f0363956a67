import { documentedErrors } from '@heima/domain/accounts/documented-errors.ts';
import { emailKey } from '@heima/domain/accounts/email-address.ts';
import type { signIn as contract } from '@heima/domain/accounts/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { findSignInAddress } from '../contacts/email-store.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { hasFactor } from '../second-factor/factor-store.ts';
import { takeCode } from '../second-factor/take-code.ts';
import { sessionContext, setSessionCookies } from './session-cookies.ts';
import { startSession } from './session-store.ts';
import { countSignInTry } from './sign-in-limits.ts';

/**
 * Signs in with e-mail and password (E001), and with a code where the person has a second factor: a wrong one counts
 * as a try like a wrong password. Unknown address and wrong password look and last alike (R087).
 */
export const signIn: Handler<typeof contract> = async ({ body }, call) => {
  const key = emailKey(body.email);
  const found = await findSignInAddress(call.services.db, key);
  const takeBack = await countSignInTry(call, key, found?.user_id);
  const right = await isPassword(found?.password_hash, body.password);
  if (!found || !right)
    return refuse('accounts.invalidCredentials', {
      extra: { error: documentedErrors['accounts.invalidCredentials'].error },
    });
  const isStrong = await hasFactor(call.services.db, found.user_id);
  if (isStrong && body.code === undefined) {
    await takeBack();
    return refuse('accounts.secondFactorNeeded');
  }
  const pair = await call.change(async (unit) => {
    if (isStrong) await takeCode(unit, call, found.user_id, body.code ?? '');
    await unit.audit('accounts.signedIn', 'user', found.user_id);
    return startSession(unit.db, found.user_id, { ...sessionContext(call), isStrong });
  });
  await takeBack();
  setSessionCookies(call, pair);
  return { access: pair.access, refresh: pair.refresh };
};
