import { changeUser } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { type EmailRow, stopUnprovedSignIn } from './email-store.ts';
import { notifyOwner } from './notify-owner.ts';
import { mailingAddress } from './recipient-store.ts';

/**
 * Makes a proved address the primary one. The one before gets an e-mail (U10). It no longer signs in when nobody ever
 * proved it.
 */
export async function makePrimary(unit: UnitOfWork, email: Pick<EmailRow, 'id' | 'user_id' | 'address'>) {
  const before = await mailingAddress(unit.db, email.user_id);
  if (before?.id === email.id) return;
  await changeUser(unit.db, email.user_id, { primary_email_id: email.id }, unit.now);
  await stopUnprovedSignIn(unit.db, email.user_id);
  if (before)
    await notifyOwner(unit, email.user_id, 'primaryEmailChanged', {
      to: before.address,
      email: email.address,
    });
}
