import { refuse } from '@heima/domain/shared/refusal.ts';
import { confirmOwner } from '#capabilities/sign-in/passwords/confirm-owner.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { hasFactor } from './factor-store.ts';
import { countingTries, takeCode } from './take-code.ts';

/**
 * Makes a change that cannot be undone, once the one at the open session has proved to be the owner: by the password,
 * by a code where signing in has two steps, or by electronic ID where there is no password.
 * @throws 400 at `code` or `current_password`, 403 `signIn.ownerProofNeeded`, 429 `signIn.tooManySignIns`
 */
export async function changeProved(
  call: Call,
  userId: string,
  { code, current_password: password }: { code?: string | undefined; current_password?: string | undefined },
  change: (unit: UnitOfWork) => Promise<void>,
): Promise<void> {
  if (password !== undefined || !(await hasFactor(call.services.db, userId))) {
    await confirmOwner(call, userId, password);
    return call.change(change);
  }
  if (code === undefined) refuse('common.invalidInput', { fields: { code: ['validation.required'] } });
  return countingTries(call, userId, () =>
    call.change(async (unit) => {
      await takeCode(unit, call, userId, code);
      await change(unit);
    }),
  );
}
