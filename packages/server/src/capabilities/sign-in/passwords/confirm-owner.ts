import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { ownerProvedMinutes } from '@heima/domain/sign-in/sign-in-limits.ts';
import { hasPassword } from '#capabilities/people/public.ts';
import { wasProvedSince } from '#capabilities/sessions/public.ts';
import type { Call } from '#platform/http/call.ts';
import { requirePassword } from './require-password.ts';

/** What the owner of an account proves it with, before something that an open session alone must not do. */
export interface OwnerProof {
  /** The password is typed. */
  asksPassword: boolean;
  /** There is no password, and the electronic ID was given too long ago. */
  asksElectronicId: boolean;
}

/** What is asked of the person at this session now. */
export async function ownerProofOf(
  { services: { db }, actor, now }: Pick<Call, 'services' | 'actor' | 'now'>,
  userId: string,
): Promise<OwnerProof> {
  if (await hasPassword(db, userId)) return { asksPassword: true, asksElectronicId: false };
  const since = new Date(now.getTime() - ownerProvedMinutes * 60_000);
  const isProved = await wasProvedSince(db, signedIn(actor).sessionId, since);
  return { asksPassword: false, asksElectronicId: !isProved };
}

/**
 * Asks for the password before something that an open session alone must not do, such as leading money elsewhere. Who
 * has none signs in by electronic ID, and gives that anew unless it was a moment ago.
 * @throws 400 at `current_password`: `common.invalidInput` when it is missing, else as `requirePassword`; 403
 * `signIn.ownerProofNeeded`
 */
export async function confirmOwner(
  call: Pick<Call, 'services' | 'actor' | 'now'>,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const { asksPassword, asksElectronicId } = await ownerProofOf(call, userId);
  if (asksElectronicId) refuse('signIn.ownerProofNeeded');
  if (!asksPassword) return;
  if (password === undefined)
    refuse('common.invalidInput', { fields: { current_password: ['validation.required'] } });
  await requirePassword(call, userId, password);
}
