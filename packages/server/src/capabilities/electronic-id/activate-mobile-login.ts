import type {
  activateMobileLogin as startContract,
  activateMobileLoginStatus as statusContract,
} from '@heima/domain/electronic-id/endpoints.ts';
import { contactAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { primaryNumber } from '#capabilities/contacts/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { askPhone } from './ask-phone.ts';
import { sessionOfToken } from './follow-session.ts';
import { askMobile } from './mobile-login-status.ts';
import { refuseSignIn } from './refuse-eid.ts';
import { tieIdentity } from './tie-identity.ts';

/** Asks the person's own number for its electronic ID, to tie it to the account (E013). */
export const activateMobileLogin: Handler<typeof startContract> = async ({ params }, call) => {
  authorize(contactAccess, 'change', call.actor, { ownerId: params.id });
  const phone = await primaryNumber(call.services.db, params.id);
  return phone
    ? call.unchanged(await askPhone(call, { phone, email: null, userId: params.id }))
    : refuse('contacts.phoneNotVerified');
};

/** How that stands; once it is confirmed the account is tied to the identity (E014). */
export const activateMobileLoginStatus: Handler<typeof statusContract> = async ({ params }, call) => {
  authorize(contactAccess, 'change', call.actor, { ownerId: params.id });
  const session = await sessionOfToken(call, 'mobile', { token: params.token, userId: params.id });
  // The wish was to tie the ID of the number that was the person's own then.
  if ((await primaryNumber(call.services.db, params.id)) !== session.phone)
    refuseSignIn('electronicId.eidExpired');
  const identity = await askMobile(call, session);
  if (!identity) return { status: 'pending' };
  await tieIdentity(call, session, { userId: params.id, identity, method: 'mobile_login' });
  return { status: 'success' };
};
