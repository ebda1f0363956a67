import { emailKey } from '@heima/domain/contacts/email-address.ts';
import type { checkEmail as contract } from '@heima/domain/contacts/endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { findSignInAddress } from './email-store.ts';
import { countQuestion, refuseKnownEmail } from './refuse-known-contact.ts';

/** Answers whether an address is free (E008, R056): it is not when an account signs in with it, in any case (U04). */
export const checkEmail: Handler<typeof contract> = async ({ params }, call) => {
  const key = emailKey(params.email);
  const known = await findSignInAddress(call.services.db, key);
  await countQuestion(call, key, known?.user_id);
  if (known) refuseKnownEmail();
};
