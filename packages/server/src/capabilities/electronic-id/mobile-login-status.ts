import { emailKey } from '@heima/domain/contacts/email-address.ts';
import { homeCallingCode } from '@heima/domain/contacts/phone-number.ts';
import type { mobileLoginStatus as contract } from '@heima/domain/electronic-id/endpoints.ts';
import { namesAgree } from '@heima/domain/identity/names-agree.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { Refusal } from '@heima/domain/shared/refusal.ts';
import { signedIn } from '@heima/domain/sign-in/events.ts';
import {
  createAccount,
  insertPhone,
  markPhoneProved,
  notifyOwner,
  ownerOfNumber,
} from '#capabilities/contacts/public.ts';
import {
  accountOfIdentity,
  enableSignInMethod,
  findIdentity,
  hashIdentity,
  linkIdentity,
} from '#capabilities/identity/public.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import { giveSessionCookies, sessionContext, startSession } from '#capabilities/sessions/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import type { EidIdentity } from '#ports/eid-identity.ts';
import { providerTokenPlace } from './ask-phone.ts';
import { type EidSession, finishEidSession } from './eid-session-store.ts';
import { askProvider, orFail, sessionOfToken } from './follow-session.ts';
import { refusingIdentityConflict } from './identity-conflict.ts';
import { refuseSignIn } from './refuse-eid.ts';

/** How a sign-in by phone stands (E004, R076, R077): the tokens, once, when the person has confirmed. */
export const mobileLoginStatus: Handler<typeof contract> = async ({ params }, call) => {
  const session = await sessionOfToken(call, 'mobile', { token: params.token, userId: null });
  const identity = await askMobile(call, session);
  if (!identity) return { status: 'pending' };
  const pair = await orFail(call, session, () =>
    refusingIdentityConflict(() => signInBy(call, session, identity)),
  ).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'electronicId.identityMismatch')
      await noteTakeover(call, session);
    throw error;
  });
  if (session.browser_hash) giveSessionCookies(call, pair);
  return { status: 'success', access: pair.access, refresh: pair.refresh };
};

/** Asks the provider about a request on a phone. */
export const askMobile = (call: Call, session: EidSession): Promise<EidIdentity | undefined> => {
  const { encryption, ports } = call.services;
  return askProvider(call, session, () =>
    ports.mobileEid.poll(encryption.decrypt(session.provider_token ?? '', providerTokenPlace(session.id))),
  );
};

const signInBy = (call: Call, session: EidSession, identity: EidIdentity) =>
  call.change(async (unit) => {
    await finishEidSession(unit, session.id, 'finish');
    const userId = await accountFor(unit, call, session, identity);
    await unit.record(signedIn, userId, { method: 'mobile_login' });
    return startSession(unit.db, userId, { ...sessionContext(call), isStrong: true });
  });

/** The account that a proved identity opens: its own, else that of the phone, else a new one (integrations 3). */
async function accountFor(
  unit: UnitOfWork,
  { services, language }: Call,
  { phone, email }: EidSession,
  identity: EidIdentity,
): Promise<string> {
  const { db, now } = unit;
  const known = await accountOfIdentity(db, identity.country, hashIdentity(services.secrets, identity));
  const owner = await ownerOfNumber(db, phone!);
  if (known) {
    // Whoever is proved gets their own account; that of the number's former holder learns of it.
    if (owner && owner.user_id !== known) await notifyHolderChanged(unit, owner.user_id);
    await enableSignInMethod(db, known, 'mobile_login', now);
    return known;
  }
  if (owner) {
    if (!owner.is_primary) refuseSignIn('electronicId.phoneFoundNotPrimary');
    await checkOwner(unit, owner.user_id, identity);
    await linkIdentity(unit, services, { userId: owner.user_id, identity, method: 'mobile_login' });
    return owner.user_id;
  }
  if (!email) return refuseSignIn('electronicId.phoneNotFoundOnUser');
  const userId = await createAccount(unit, {
    fullName: identity.fullName,
    email,
    emailKey: emailKey(email),
    passwordHash: null,
    userType: undefined,
    language,
  });
  await linkIdentity(unit, services, { userId, identity, method: 'mobile_login', isNew: true });
  await addProvedPhone(unit, userId, phone!);
  return userId;
}

/** A number whose electronic ID is another person's has changed hands, or is about to: its account stays shut. */
async function checkOwner({ db }: UnitOfWork, userId: string, identity: EidIdentity): Promise<void> {
  const user = await lockUser(db, userId);
  const isAnother = (await findIdentity(db, userId)) !== undefined;
  if (!user || isAnother || !namesAgree(user.full_name, identity.fullName))
    refuseSignIn('electronicId.identityMismatch');
}

/** Whoever confirms on a phone holds it. */
async function addProvedPhone({ db, now }: UnitOfWork, userId: string, e164: string): Promise<void> {
  const phone = { countryCode: homeCallingCode, number: e164.slice(homeCallingCode.length), e164 };
  const id = await insertPhone(db, { userId, phone, now });
  await markPhoneProved(db, id, now);
  await changeUser(db, userId, { primary_phone_id: id }, now);
}

async function noteTakeover({ services, change }: Call, { phone }: EidSession): Promise<void> {
  const owner = await ownerOfNumber(services.db, phone!);
  if (owner) await change((unit) => notifyHolderChanged(unit, owner.user_id));
}

/**
 * Leaves a trace at the account whose number answered with another person's electronic ID. Notifies its owner once a day.
 */
async function notifyHolderChanged(unit: UnitOfWork, userId: string): Promise<void> {
  await unit.audit('electronicId.identityMismatch', 'user', userId);
  await notifyOwner(unit, userId, 'otherHolder', { occasion: todayInIceland(unit.now) });
}
