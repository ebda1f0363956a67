import { signInTries } from '@heima/domain/sign-in/sign-in-limits.ts';
import { ownersMark } from '#capabilities/sessions/public.ts';
import { type Attempt, countAttempt, giveBack } from '#platform/count-attempt.ts';
import type { Call } from '#platform/http/call.ts';

/**
 * Counts one try to sign in before the password is looked at; over the limit even the right one waits (U17). An
 * address that no account has is counted the same.
 * @returns takes the try back, for when the password was right
 */
export async function countSignInTry(
  call: Call,
  emailKey: string,
  userId: string | undefined,
): Promise<() => Promise<void>> {
  const { services, address, now } = call;
  const account = services.secrets.hash(emailKey);
  const own = await ownersMark(call, userId);
  // Neighbours share a network address: whoever guesses there does not keep out the owner of a browser that is known.
  const isKnownBrowser = own !== undefined && own !== address;
  const attempts: Attempt[] = [
    { key: `sign-in ${account} ${own ?? address}`, window: signInTries.accountFromAddress },
    ...(isKnownBrowser ? [] : [{ key: `sign-in address ${address}`, window: signInTries.address }]),
    ...(own ? [] : [{ key: `sign-in ${account} strangers`, window: signInTries.accountFromStrangers }]),
  ];
  for (const attempt of attempts) await countAttempt(services.db, attempt, now, 'signIn.tooManySignIns');
  return async () => {
    for (const attempt of attempts) await giveBack(services.db, attempt, now);
  };
}
