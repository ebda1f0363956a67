import { emailKey } from '@heima/domain/accounts/email-address.ts';
import type { signUp as contract } from '@heima/domain/accounts/endpoints.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { askConfirmation } from './contacts/ask-confirmation.ts';
import { findSignInAddress, insertEmail } from './contacts/email-store.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { presentUser } from './present-user.ts';
import { countQuestion, refuseKnownEmail } from './refuse-known-email.ts';
import { sessionContext, setSessionCookies } from './sessions/session-cookies.ts';
import { startSession } from './sessions/session-store.ts';
import { refusingConflict } from './unique-conflict.ts';
import { changeUser, findAccount, insertUser } from './user-store.ts';

type Body = Parameters<Handler<typeof contract>>[0]['body'];

/** Creates an account, signs in and asks for the proof of the e-mail address (E009, R062 to R069). */
export const signUp: Handler<typeof contract> = async ({ body }, call) => {
  const { db } = call.services;
  const key = emailKey(body.email);
  await countQuestion(call, key);
  if (await findSignInAddress(db, key)) refuseKnownEmail();
  const passwordHash = await hashPassword(body.password);
  // Of two sign-ups at once the index lets one through.
  const pair = await refusingConflict(
    () =>
      call.change(async (unit) => {
        const userId = await createAccount(unit, call, { ...body, key, passwordHash });
        return startSession(unit.db, userId, sessionContext(call));
      }),
    refuseKnownEmail,
  );
  setSessionCookies(call, pair);
  const account = await findAccount(db, pair.userId);
  return { ...presentUser(account!, call.actor), access: pair.access, refresh: pair.refresh };
};

async function createAccount(
  unit: UnitOfWork,
  { language }: Call,
  given: Body & { key: string; passwordHash: string },
): Promise<string> {
  const { db, now } = unit;
  const id = newId();
  await insertUser(db, {
    id,
    full_name: given.full_name,
    username: userName(id),
    user_type: given.user_type ?? 'TN',
    is_staff: false,
    birth_date: null,
    bio: null,
    primary_language: language,
    primary_email_id: null,
    primary_phone_id: null,
    password_hash: given.passwordHash,
    identity_verified_at: null,
    terms_accepted_at: now,
    last_conversation_id: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
  const emailId = await insertEmail(db, {
    userId: id,
    address: given.email,
    key: given.key,
    signsIn: true,
    now,
  });
  await changeUser(db, id, { primary_email_id: emailId }, now);
  await askConfirmation(unit, { id: emailId, user_id: id });
  await unit.audit('accounts.signedUp', 'user', id);
  await unit.emit({ name: 'accounts.signedUp', subjectKind: 'user', subjectId: id });
  return id;
}

/** A name that tells nothing of the person: the random end of the id. */
const userName = (id: string): string => `u${id.slice(-12)}`;
