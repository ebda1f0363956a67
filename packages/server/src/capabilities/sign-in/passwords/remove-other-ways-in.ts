import { removeEmails, removePhones } from '#capabilities/contacts/public.ts';
import { removeEidSessions } from '#capabilities/electronic-id/public.ts';
import { removeIdentity } from '#capabilities/identity/public.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import { removeFactor } from '#capabilities/sign-in/second-factor/factor-store.ts';
import type { Database } from '#platform/db/database.ts';

/**
 * Takes every way into an account out of it but one e-mail address, with what was proved of whoever had it: nobody is
 * to be held for the person whose electronic ID or document was tied to it before.
 */
export async function removeOtherWaysIn(
  db: Database,
  { userId, keptEmailId, now }: { userId: string; keptEmailId: string; now: Date },
): Promise<void> {
  const user = await lockUser(db, userId);
  const proved = user?.identity_verified_at ? { identity_verified_at: null, birth_date: null } : {};
  await changeUser(db, userId, { primary_email_id: keptEmailId, primary_phone_id: null, ...proved }, now);
  await removeEmails(db, userId, keptEmailId);
  for (const remove of [removePhones, removeFactor, removeIdentity, removeEidSessions])
    await remove(db, userId);
}
