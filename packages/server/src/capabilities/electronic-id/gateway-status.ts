import type { gatewayStatus as contract } from '@heima/domain/electronic-id/endpoints.ts';
import { signedIn } from '@heima/domain/sign-in/events.ts';
import { accountOfIdentity, enableSignInMethod, hashIdentity } from '#capabilities/identity/public.ts';
import { giveSessionCookies, sessionContext, startSession } from '#capabilities/sessions/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { finishEidSession, keepProved } from './eid-session-store.ts';
import { askProvider, sessionOfToken } from './follow-session.ts';

export const provedIdentityPlace = (sessionId: string): string => `eid_session.identity ${sessionId}`;

const askEmail = { status: 'waiting_for_email', message: 'user_not_found' } as const;

/**
 * What came of a visit to the gateway (E006): signed in, or for somebody who has no account yet user_not_found (R104);
 * the proved identity then waits for an e-mail address.
 */
export const gatewayStatus: Handler<typeof contract> = async ({ params }, call) => {
  const { db, secrets, encryption, ports } = call.services;
  const session = await sessionOfToken(call, 'gateway', { token: params.token, userId: null });
  if (session.state === 'proved') return askEmail;
  const identity = await askProvider(call, session, () => ports.identityGateway.getResult(params.token));
  if (!identity) return { status: 'pending' };
  const userId = await accountOfIdentity(db, identity.country, hashIdentity(secrets, identity));
  if (!userId) {
    const sealed = encryption.encrypt(JSON.stringify(identity), provedIdentityPlace(session.id));
    await keepProved(db, session.id, { sealed, now: call.now });
    return askEmail;
  }
  const pair = await call.change(async (unit) => {
    await finishEidSession(unit, session.id, 'finish');
    await enableSignInMethod(unit.db, userId, 'personal_id_login', unit.now);
    await unit.record(signedIn, userId, { method: 'personal_id_login' });
    return startSession(unit.db, userId, { ...sessionContext(call), isStrong: true });
  });
  giveSessionCookies(call, pair);
  return { status: 'success', access: pair.access, refresh: pair.refresh };
};
