import { changeUser } from '#capabilities/people/public.ts';
import { voidProofs } from '#capabilities/proofs/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { chooseComingPrimary, type EmailRow, emailsOf, stopUnprovedSignIn } from './email-store.ts';
import { notifyOwner } from './notify-owner.ts';
import { mailingAddress } from './recipient-store.ts';

/**
 * Takes a wish for another primary address: one that is to be proved first, or none when it is chosen from the proved
 * ones. The wish before it dies with its link, which would otherwise let a mailbox in that is no longer wanted.
 * The person must be locked.
 */
export async function takeWish(unit: UnitOfWork, userId: string, id: string | null): Promise<void> {
  for (const email of await emailsOf(unit.db, userId))
    if (email.becomes_primary && email.id !== id)
      await voidProofs(unit.db, { userId, purpose: 'email', subjectId: email.id, now: unit.now });
  // The address of the sign-up, never proved, is what the wish is away from.
  if (id !== null) await voidUnprovedSignIn(unit, userId, id, 'email');
  await chooseComingPrimary(unit.db, userId, id);
}

/** Voids the links of addresses that sign in and were never proved: they may be in somebody else's mailbox. */
async function voidUnprovedSignIn(
  unit: UnitOfWork,
  userId: string,
  keptId: string,
  purpose?: 'email',
): Promise<void> {
  for (const { id, signs_in, verified_at } of await emailsOf(unit.db, userId))
    if (signs_in && !verified_at && id !== keptId)
      await voidProofs(unit.db, { userId, subjectId: id, now: unit.now, ...(purpose && { purpose }) });
}

/** Makes a proved address the primary one because its owner chose it; see `takeWish`. */
export async function choosePrimary(unit: UnitOfWork, email: Pick<EmailRow, 'id' | 'user_id' | 'address'>) {
  await takeWish(unit, email.user_id, null);
  await makePrimary(unit, email);
}

/**
 * Makes a proved address the primary one. The one before gets an e-mail (U10). It no longer signs in when nobody ever
 * proved it.
 */
export async function makePrimary(unit: UnitOfWork, email: Pick<EmailRow, 'id' | 'user_id' | 'address'>) {
  const before = await mailingAddress(unit.db, email.user_id);
  if (before?.id === email.id) return;
  await changeUser(unit.db, email.user_id, { primary_email_id: email.id }, unit.now);
  await voidUnprovedSignIn(unit, email.user_id, email.id);
  await stopUnprovedSignIn(unit.db, email.user_id);
  if (before)
    await notifyOwner(unit, email.user_id, 'primaryEmailChanged', {
      to: before.address,
      email: email.address,
    });
}
