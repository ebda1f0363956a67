import type { Database } from '#platform/db/database.ts';
import { changeUser } from '../user-store.ts';

/** What lets a person into an account beside its password and addresses, or proves who that is. */
const proofs = ['phone', 'second_factor', 'identity', 'eid_session', 'verification'] as const;

/**
 * Takes every way into an account out of it but one e-mail address, with what was proved of whoever had it: nobody is
 * to be held for the person whose electronic ID or document was tied to it before.
 */
export async function removeOtherWaysIn(
  db: Database,
  { userId, keptEmailId, now }: { userId: string; keptEmailId: string; now: Date },
): Promise<void> {
  await changeUser(db, userId, { primary_email_id: keptEmailId, primary_phone_id: null }, now);
  await db.deleteFrom('email_address').where('user_id', '=', userId).where('id', '!=', keptEmailId).execute();
  for (const table of proofs) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db
    .updateTable('app_user')
    .set({ identity_verified_at: null, birth_date: null })
    .where('id', '=', userId)
    .where('identity_verified_at', 'is not', null)
    .execute();
}
