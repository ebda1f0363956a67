import { emailKey } from '@heima/domain/contacts/email-address.ts';
import { provedMinutes } from '@heima/domain/electronic-id/eid-limits.ts';
import type { createGatewayUser as contract } from '@heima/domain/electronic-id/endpoints.ts';
import { signedIn } from '@heima/domain/sign-in/events.ts';
import { z } from 'zod';
import {
  countQuestion,
  createAccount,
  findSignInAddress,
  refuseKnownEmail,
} from '#capabilities/contacts/public.ts';
import { linkIdentity } from '#capabilities/identity/public.ts';
import { giveSessionCookies, sessionContext, startSession } from '#capabilities/sessions/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import type { EidIdentity } from '#ports/eid-identity.ts';
import { type EidSession, finishEidSession } from './eid-session-store.ts';
import { sessionOfToken } from './follow-session.ts';
import { provedIdentityPlace } from './gateway-status.ts';
import { refusingIdentityConflict } from './identity-conflict.ts';
import { refuseSignIn } from './refuse-eid.ts';

const storedIdentity = z.object({ nationalId: z.string(), country: z.string(), fullName: z.string() });

/**
 * Makes the account of a person whom the gateway named (E007, R106): completed, not used yet and at most ten minutes
 * ago. The address counts once its e-mail is answered; the account is the person's at once.
 */
export const createGatewayUser: Handler<typeof contract> = async ({ body }, call) => {
  const session = await sessionOfToken(call, 'gateway', { token: body.token, userId: null });
  const identity = provedIdentity(call, session);
  const key = emailKey(body.email);
  await countQuestion(call, key);
  if (await findSignInAddress(call.services.db, key)) refuseKnownEmail();
  return refusingIdentityConflict(() =>
    call.answer(
      async (unit) => {
        await finishEidSession(unit, session.id, 'signUp');
        const userId = await createAccount(unit, {
          fullName: identity.fullName,
          email: body.email,
          emailKey: key,
          passwordHash: null,
          userType: undefined,
          language: call.language,
        });
        await linkIdentity(unit, call.services, {
          userId,
          identity,
          method: 'personal_id_login',
          isNew: true,
        });
        await unit.record(signedIn, userId, { method: 'personal_id_login' });
        return startSession(unit.db, userId, { ...sessionContext(call), isStrong: true });
      },
      (pair) => {
        giveSessionCookies(call, pair);
        return { access: pair.access, refresh: pair.refresh };
      },
    ),
  );
};

function provedIdentity({ services, now }: Call, session: EidSession): EidIdentity {
  const { state, proved_at: provedAt, identity } = session;
  const isFresh = provedAt !== null && now.getTime() - provedAt.getTime() < provedMinutes * 60_000;
  if (state !== 'proved' || !isFresh || identity === null) return refuseSignIn('electronicId.eidExpired');
  return storedIdentity.parse(
    JSON.parse(services.encryption.decrypt(identity, provedIdentityPlace(session.id))),
  );
}
