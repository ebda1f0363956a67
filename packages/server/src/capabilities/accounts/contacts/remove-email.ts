import type { removeEmail as contract } from '@heima/domain/accounts/contact-endpoints.ts';
import { accountChanged, emailRemoved } from '@heima/domain/accounts/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { tellOwner } from '../jobs/tell-owner.ts';
import { voidProofs } from '../proofs/proof-store.ts';
import { lockUser } from '../user-store.ts';
import { deleteEmail, emailsOf, findEmail } from './email-store.ts';
import { ownContact } from './own-contact.ts';

/** Removes an e-mail address (E033); never the last one, nor the primary one. A proved address is told. */
export const removeEmail: Handler<typeof contract> = async ({ params }, call) => {
  const { user_id: userId } = ownContact(call.actor, await findEmail(call.services.db, params.id));
  await call.change(async (unit) => {
    const user = await lockUser(unit.db, userId);
    const emails = await emailsOf(unit.db, userId);
    const email = emails.find(({ id }) => id === params.id);
    if (!email) return refuse('common.notFound');
    if (emails.length === 1) refuse('accounts.lastEmail');
    if (user?.primary_email_id === email.id) refuse('accounts.primaryEmail');
    await voidProofs(unit.db, { userId, subjectId: email.id, now: unit.now });
    await deleteEmail(unit.db, email.id);
    await unit.record(emailRemoved, userId);
    await unit.tellLive(userId, accountChanged.name);
    if (email.verified_at)
      await tellOwner(unit, userId, 'emailRemoved', { to: email.address, email: email.address });
  });
};
