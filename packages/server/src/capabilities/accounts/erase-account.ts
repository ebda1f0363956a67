import { removeEmails, removePhones } from '#capabilities/contacts/public.ts';
import { removeEidSessions } from '#capabilities/electronic-id/public.ts';
import { removeIdentity } from '#capabilities/identity/public.ts';
import { changeUser } from '#capabilities/people/public.ts';
import { removeProofs } from '#capabilities/proofs/public.ts';
import { removeFactor } from '#capabilities/sign-in/public.ts';
import type { Database } from '#platform/db/database.ts';
import { purgeKeysOf } from '#platform/http/idempotency-key.ts';

/**
 * Removes everything from an account that names the person. The empty row stays, because contracts and bookkeeping,
 * which the law asks to keep, point at it.
 */
export async function eraseAccount(db: Database, userId: string, now: Date): Promise<void> {
  await changeUser(
    db,
    userId,
    {
      full_name: '',
      username: `deleted-${userId}`,
      staff_areas: [],
      birth_date: null,
      bio: null,
      primary_email_id: null,
      primary_phone_id: null,
      password_hash: null,
      last_conversation_id: null,
      deleted_at: now,
    },
    now,
  );
  // Stored answers to repeated requests hold what was read and written.
  await purgeKeysOf(db, userId);
  const removals = [
    removeEmails,
    removePhones,
    removeProofs,
    removeFactor,
    removeIdentity,
    removeEidSessions,
  ];
  for (const remove of removals) await remove(db, userId);
}
