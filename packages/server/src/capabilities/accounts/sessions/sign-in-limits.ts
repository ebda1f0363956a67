import { signInTries } from '@heima/domain/accounts/account-limits.ts';
import type { Call } from '#platform/http/call.ts';
import { type Attempt, countAttempt, giveBack } from '../attempt-store.ts';
import { hasUsedAddress } from './session-store.ts';

/** For so long a network address counts as the owner's own. */
const knownDays = 30;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Counts one try to sign in before the password is looked at; over the limit even the right one waits (U17). An
 * address that no account has is counted the same.
 * @returns takes the try back, for when the password was right
 */
export async function countSignInTry(
  { services, address, now }: Call,
  emailKey: string,
  userId: string | undefined,
): Promise<() => Promise<void>> {
  const account = services.secrets.hash(emailKey);
  const since = new Date(now.getTime() - knownDays * 24 * 3600 * 1000);
  const known = await hasUsedAddress(services.db, { userId: userId ?? nobody, address, since });
  const attempts: Attempt[] = [
    { key: `sign-in ${account} ${address}`, window: signInTries.accountFromAddress },
    { key: `sign-in address ${address}`, window: signInTries.address },
    ...(known ? [] : [{ key: `sign-in ${account} strangers`, window: signInTries.accountFromStrangers }]),
  ];
  for (const attempt of attempts) await countAttempt(services.db, attempt, now, 'accounts.tooManySignIns');
  return async () => {
    for (const attempt of attempts) await giveBack(services.db, attempt, now);
  };
}
