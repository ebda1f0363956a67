import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { tellOwner } from '../jobs/tell-owner.ts';
import { changeUser, mailingAddress } from '../user-store.ts';
import { type EmailRow, stopUnprovedSignIn } from './email-store.ts';

/**
 * Makes a proved address the primary one. The one before is told (U10) and, when nobody ever proved it, no longer
 * signs in.
 */
export async function makePrimary(unit: UnitOfWork, email: Pick<EmailRow, 'id' | 'user_id' | 'address'>) {
  const before = await mailingAddress(unit.db, email.user_id);
  if (before?.id === email.id) return;
  await changeUser(unit.db, email.user_id, { primary_email_id: email.id }, unit.now);
  await stopUnprovedSignIn(unit.db, email.user_id);
  if (before)
    await tellOwner(unit, email.user_id, 'primaryEmailChanged', { to: before.address, email: email.address });
}
