import { refuse } from '@heima/domain/shared/refusal.ts';
import { requirePassword } from '#capabilities/sign-in/passwords/require-password.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { hasFactor } from './factor-store.ts';
import { countingTries, takeCode } from './take-code.ts';

/**
 * Makes a change that cannot be undone. Whoever signs in in two steps proves first, by a code or by the password, that
 * the one at the open session is the owner; nobody else is asked.
 * @throws 400 at `code` or `current_password`, 429 `signIn.tooManySignIns`
 */
export async function changeProved(
  call: Call,
  userId: string,
  { code, current_password: password }: { code?: string | undefined; current_password?: string | undefined },
  change: (unit: UnitOfWork) => Promise<void>,
): Promise<void> {
  if (!(await hasFactor(call.services.db, userId))) return call.change(change);
  if (password !== undefined) {
    await requirePassword(call, userId, password);
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
