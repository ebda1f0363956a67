import { refuse } from '@heima/domain/shared/refusal.ts';
import { passwordHashOf } from '#capabilities/people/public.ts';
import type { Call } from '#platform/http/call.ts';
import { requirePassword } from './require-password.ts';

/**
 * Asks for the password before something that an open session alone must not do, such as leading money elsewhere. Who
 * has no password signs in by electronic ID and is not asked.
 * @throws 400 at `current_password`: `common.invalidInput` when it is missing, else as `requirePassword`
 */
export async function confirmOwner(
  call: Pick<Call, 'services' | 'actor' | 'now'>,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const stored = await passwordHashOf(call.services.db, userId);
  if (!stored?.password_hash) return;
  if (password === undefined)
    refuse('common.invalidInput', { fields: { current_password: ['validation.required'] } });
  await requirePassword(call, userId, password);
}
