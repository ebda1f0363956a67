import { accountChanged } from '@heima/domain/accounts/events.ts';
import { refusalToRemoveEmail } from '@heima/domain/contacts/contact-decisions.ts';
import type { removeEmail as contract } from '@heima/domain/contacts/endpoints.ts';
import { emailRemoved } from '@heima/domain/contacts/events.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { lockUser } from '#capabilities/people/public.ts';
import { voidProofs } from '#capabilities/proofs/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { deleteEmail, emailsOf, findEmail } from './email-store.ts';
import { notifyOwner } from './notify-owner.ts';
import { ownContact } from './own-contact.ts';

/** Removes an e-mail address (E033); never the last one, nor the primary one. A proved address gets an e-mail. */
export const removeEmail: Handler<typeof contract> = async ({ params }, call) => {
  const { user_id: userId } = ownContact(call.actor, await findEmail(call.services.db, params.id));
  await call.change(async (unit) => {
    const user = await lockUser(unit.db, userId);
    const emails = await emailsOf(unit.db, userId);
    const email = emails.find(({ id }) => id === params.id);
    if (!email) return refuse('common.notFound');
    const isPrimary = user?.primary_email_id === email.id;
    refuseIf(refusalToRemoveEmail({ isPrimary, count: emails.length }));
    await voidProofs(unit.db, { userId, subjectId: email.id, now: unit.now });
    await deleteEmail(unit.db, email.id);
    await unit.record(emailRemoved, userId);
    await unit.notifyLive(userId, accountChanged.name);
    if (email.verified_at)
      await notifyOwner(unit, userId, 'emailRemoved', { to: email.address, email: email.address });
  });
};
