import { accountAccess } from '@heima/domain/accounts/access.ts';
import type { addEmail as contract } from '@heima/domain/accounts/contact-endpoints.ts';
import { emailKey } from '@heima/domain/accounts/email-address.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { Handler } from '#platform/http/call.ts';
import { countQuestion, refuseKnownEmail } from '../refuse-known-email.ts';
import { lockUser } from '../user-store.ts';
import { addAddress } from './change-address.ts';
import { emailsOf } from './email-store.ts';

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
