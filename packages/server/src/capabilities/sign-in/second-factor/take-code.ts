import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { recoveryCodeUsed } from '@heima/domain/sign-in/events.ts';
import { currentPasswordTries } from '@heima/domain/sign-in/sign-in-limits.ts';
import { notifyOwner } from '#capabilities/contacts/public.ts';
import { countAttempt, giveBack } from '#platform/count-attempt.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { stepOf } from './authenticator.ts';
import { keepStep, lockFactor, useRecoveryCode } from './factor-store.ts';

/** What a key is sealed for. */
export const keyOf = (userId: string): string => `second_factor.key_encrypted ${userId}`;
export const recoveryHash = (services: Pick<Call['services'], 'secrets'>, userId: string, code: string) =>
  services.secrets.hash(`recovery code ${userId} ${code.replace('-', '')}`);

/**
 * Takes a code of the authenticator or a recovery code. Each is good once: a code that was overheard or sent twice is
 * refused, also at the same time.
 * @throws 400 `signIn.secondFactorWrong`
 */
export async function takeCode(
  unit: UnitOfWork,
  { services, now }: Pick<Call, 'services' | 'now'>,
  userId: string,
  code: string,
): Promise<void> {
  const factor = await lockFactor(unit.db, userId);
  const key = factor && services.encryption.decrypt(factor.key_encrypted, keyOf(userId));
  const step = key === undefined ? undefined : stepOf(key, code, now);
  if (factor && step !== undefined && step > Number(factor.last_step)) {
    await keepStep(unit.db, userId, step);
    return;
  }
  const isRecovery =
    factor?.confirmed_at &&
    (await useRecoveryCode(unit.db, { userId, hash: recoveryHash(services, userId, code), now }));
  if (!isRecovery)
    refuse('signIn.secondFactorWrong', { fields: { code: ['signIn.refusals.secondFactorWrong'] } });
  await unit.record(recoveryCodeUsed, userId);
  await notifyOwner(unit, userId, 'recoveryCodeUsed');
}

/** Counts a try of a code by whoever holds an open session; a right one is given back. */
export async function countingTries<T>(call: Call, userId: string, work: () => Promise<T>): Promise<T> {
  const attempt = {
    key: `second factor ${userId} ${signedIn(call.actor).sessionId}`,
    window: currentPasswordTries,
  };
  await countAttempt(call.services.db, attempt, call.now, 'signIn.tooManySignIns');
  const result = await work();
  await giveBack(call.services.db, attempt, call.now);
  return result;
}
