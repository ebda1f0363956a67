import type { signUp as contract } from '@heima/domain/accounts/endpoints.ts';
import { emailKey } from '@heima/domain/contacts/email-address.ts';
import {
  countQuestion,
  createAccount,
  findSignInAddress,
  refuseKnownEmail,
} from '#capabilities/contacts/public.ts';
import { sessionContext, setSessionCookies, startSession } from '#capabilities/sessions/public.ts';
import { refusingConflict } from '#platform/db/refusing-conflict.ts';
import type { Handler } from '#platform/http/call.ts';
import { hashPassword } from '#platform/password-hash.ts';
import { findAccount } from './account-store.ts';
import { presentUser } from './present-user.ts';

/** Creates an account, signs in and asks for the proof of the e-mail address (E009, R062 to R069). */
export const signUp: Handler<typeof contract> = async ({ body }, call) => {
  const { db } = call.services;
  const key = emailKey(body.email);
  await countQuestion(call, key);
  if (await findSignInAddress(db, key)) refuseKnownEmail();
  const passwordHash = await hashPassword(body.password);
  // Of two sign-ups at once the index lets one through.
  return refusingConflict(
    () =>
      call.answer(
        async (unit) => {
          const userId = await createAccount(unit, {
            fullName: body.full_name,
            email: body.email,
            emailKey: key,
            passwordHash,
            userType: body.user_type,
            language: call.language,
          });
          return startSession(unit.db, userId, sessionContext(call));
        },
        async (pair, unit) => {
          setSessionCookies(call, pair);
          const account = await findAccount(unit.db, pair.userId);
          return { ...presentUser(account!, call), access: pair.access, refresh: pair.refresh };
        },
      ),
    { email_address_signs_in: refuseKnownEmail },
  );
};
