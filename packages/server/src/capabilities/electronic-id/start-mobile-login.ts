import { emailKey } from '@heima/domain/contacts/email-address.ts';
import type { startMobileLogin as contract } from '@heima/domain/electronic-id/endpoints.ts';
import {
  countQuestion,
  findSignInAddress,
  ownerOfNumber,
  refuseKnownEmail,
} from '#capabilities/contacts/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { askPhone } from './ask-phone.ts';
import { readLoginPhone } from './login-phone.ts';
import { refuseSignIn } from './refuse-eid.ts';

/**
 * Asks a phone for its electronic ID (E003). A number that signs nobody in needs an e-mail address for the new account
 * (R078); one that somebody has and does not sign in with is refused as such (R079).
 */
export const startMobileLogin: Handler<typeof contract> = async ({ body }, call) => {
  const phone = readLoginPhone(call.services.config, body.phone).e164;
  const owner = await ownerOfNumber(call.services.db, phone);
  await countQuestion(call, phone, owner?.user_id);
  if (owner && !owner.is_primary) refuseSignIn('electronicId.phoneFoundNotPrimary');
  // Whoever has an account needs no address: a given one changes nothing.
  const email = owner ? null : await freeAddress(call, body.email);
  return call.unchanged(await askPhone(call, { phone, email, userId: null, owner: owner?.user_id }));
};

async function freeAddress(call: Call, email: string | null | undefined): Promise<string> {
  if (!email) return refuseSignIn('electronicId.phoneNotFoundOnUser');
  const key = emailKey(email);
  await countQuestion(call, key);
  return (await findSignInAddress(call.services.db, key)) ? refuseKnownEmail() : email;
}
