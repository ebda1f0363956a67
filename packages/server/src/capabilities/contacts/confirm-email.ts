import { accountChanged } from '@heima/domain/accounts/events.ts';
import type { confirmEmail as contract } from '@heima/domain/contacts/endpoints.ts';
import { emailProved } from '@heima/domain/contacts/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { lockUser } from '#capabilities/people/public.ts';
import { anyProofOfLink, endProof } from '#capabilities/proofs/public.ts';
import type { Database } from '#platform/db/database.ts';
import { refusingConflict } from '#platform/db/refusing-conflict.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { emailsOf, findEmail, markEmailProved } from './email-store.ts';
import { makePrimary } from './make-primary.ts';
import { refuseKnownEmail } from './refuse-known-contact.ts';

/**
 * Confirms an e-mail address by the token of its e-mail (E035, R158); once. While the link would work, whoever opens it
 * again gets the same answer as long as the address is confirmed, and nothing changes.
 */
export const confirmEmail: Handler<typeof contract> = async ({ body }, call) => {
  const { services, now } = call;
  const proof = await anyProofOfLink(services.db, {
    token: body.token,
    purpose: 'email',
    secrets: services.secrets,
    now,
  });
  const email = await refusingConflict(
    () =>
      call.change(async (unit) => {
        // Of two at once the second waits here, and then finds the address confirmed.
        const isOpen = await endProof(unit.db, proof.id, now);
        return isOpen ? proveEmail(unit, proof.user_id, proof.subject_id) : confirmedEmail(unit.db, proof);
      }),
    { email_address_signs_in: refuseKnownEmail },
  );
  return { email: email.address };
};

/** The address counts from now on; it becomes the primary one when that was asked for or none is proved yet. */
async function proveEmail(unit: UnitOfWork, userId: string, emailId: string) {
  const user = await lockUser(unit.db, userId);
  const emails = await emailsOf(unit.db, userId);
  const email = emails.find(({ id }) => id === emailId);
  if (!user || !email) return refuse('proofs.linkMismatch');
  await markEmailProved(unit.db, email.id, unit.now);
  const primary = emails.find(({ id }) => id === user.primary_email_id);
  if (email.becomes_primary || !primary?.verified_at) await makePrimary(unit, email);
  await unit.record(emailProved, userId, { emailId });
  await unit.notifyLive(userId, accountChanged.name);
  return email;
}

/** The address of a link that was used or replaced, when it is confirmed now and still the same person's. */
async function confirmedEmail(db: Database, proof: { user_id: string; subject_id: string }) {
  const email = await findEmail(db, proof.subject_id);
  if (!email?.verified_at || email.user_id !== proof.user_id) return refuse('proofs.linkMismatch');
  return email;
}
