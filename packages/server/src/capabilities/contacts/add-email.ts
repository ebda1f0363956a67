import { emailKey } from '@heima/domain/contacts/email-address.ts';
import type { addEmail as contract } from '@heima/domain/contacts/endpoints.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { lockUser } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { addAddress } from './change-address.ts';
import { emailsOf } from './email-store.ts';
import { countQuestion, refuseKnownEmail } from './refuse-known-contact.ts';

/** Adds an e-mail address (E032): not one that an account signs in with, nor one of one's own. */
export const addEmail: Handler<typeof contract> = async ({ params, body }, call) => {
  authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
  const key = emailKey(body.email);
  await countQuestion(call, key);
  return call.answer(async (unit) => {
    await lockUser(unit.db, params.id);
    const own = await emailsOf(unit.db, params.id);
    if (own.some((email) => email.address_key === key)) refuseKnownEmail();
    const id = await addAddress(unit, params.id, { address: body.email, key, count: own.length });
    return { id, address: body.email, verified: false };
  });
};
