import { Refusal, type RefusalCode } from '@heima/domain/shared/refusal.ts';
import type { Call } from '#platform/http/call.ts';
import type { EidFailure, EidIdentity } from '#ports/eid-identity.ts';
import { PortError } from '#ports/port-error.ts';
import { isSameBrowser } from './browser-binding.ts';
import { claimQuestion, type EidSession, failEidSession, findEidSession } from './eid-session-store.ts';
import { eidRefusal, refuseFailedService, refuseSignIn } from './refuse-eid.ts';

type Progress =
  | { state: 'waiting' | 'pending' }
  | { state: 'completed'; identity: EidIdentity }
  | { state: 'failed'; reason: EidFailure };

/**
 * The session of a token, when the same browser (and person) that began it asks. Unknown, used and run out tokens are
 * one and the same to whoever holds them: it has expired, begin again.
 */
export async function sessionOfToken(
  call: Call,
  method: EidSession['method'],
  { token, userId }: { token: string; userId: string | null },
): Promise<EidSession> {
  const { db, secrets } = call.services;
  const session = await findEidSession(db, method, secrets.hash(token));
  const isTheirs = session && session.user_id === userId && isSameBrowser(call, session.browser_hash);
  if (!isTheirs || session.state === 'done') return refuseSignIn('electronicId.eidExpired');
  if (session.state === 'failed') return refuseSignIn(session.failure ?? 'electronicId.eidFailed');
  if (session.state === 'open' && session.expires_at <= call.now)
    return end(call, session, 'electronicId.eidExpired');
  return session;
}

/**
 * Asks the provider how an open session stands, at most once in each interval however often the browser asks.
 * A provider that does not answer now may answer the next time; nothing is lost by waiting.
 * @returns the identity once it is proved, nothing while it is not
 */
export async function askProvider(
  call: Call,
  session: EidSession,
  ask: () => Promise<Progress>,
): Promise<EidIdentity | undefined> {
  const { services, now } = call;
  const intervalMs = services.config.EID_POLL_INTERVAL_MS;
  if (!(await claimQuestion(services.db, session.id, { now, intervalMs }))) return undefined;
  let progress: Progress;
  try {
    progress = await ask();
  } catch (error) {
    if (error instanceof PortError && error.retryable) {
      services.log.warn({ outcome: error.outcome, port: error.port }, 'asked in vain about an electronic ID');
      return undefined;
    }
    await fail(call, session, 'electronicId.authenticationServerError');
    return refuseFailedService(error, services);
  }
  if (progress.state === 'failed') return end(call, session, eidRefusal(progress.reason));
  return progress.state === 'completed' ? progress.identity : undefined;
}

/** Does what follows a proof. Where a rule says no, the session is over and says so to whoever asks again. */
export async function orFail<T>(call: Call, session: EidSession, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) await fail(call, session, error.code);
    throw error;
  }
}

const fail = ({ services, now }: Call, { id }: EidSession, failure: RefusalCode): Promise<void> =>
  failEidSession(services.db, id, { failure, now });

async function end(call: Call, session: EidSession, code: RefusalCode): Promise<never> {
  await fail(call, session, code);
  return refuseSignIn(code);
}
