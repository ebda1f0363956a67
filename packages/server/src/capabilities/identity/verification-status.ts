import type { verificationStatus as contract } from '@heima/domain/identity/endpoints.ts';
import { statusOfState, verificationCodes } from '@heima/domain/identity/verification-status.ts';
import { contactAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { PortError } from '#ports/port-error.ts';
import { applyDecision } from './apply-decision.ts';
import { presentVerification } from './present-verification.ts';
import { claimVerificationQuestion, findVerification, type VerificationRow } from './verification-store.ts';

/**
 * Answers the state of an own verification (E016, R109 to R113). Webhooks report decisions. Where none has come yet, asks
 * the provider now and then. Only a provider that cannot say gives the code 0.
 */
export const verificationStatus: Handler<typeof contract> = async ({ params }, call) => {
  authorize(contactAccess, 'change', call.actor, { ownerId: params.userId });
  const { db } = call.services;
  const row = await findVerification(db, params.sessionId);
  if (row?.user_id !== params.userId) return refuse('common.notFound');
  const failed = await askForDecision(call, row);
  if (failed)
    return {
      session_id: row.id,
      status: 'error',
      code: verificationCodes.error,
      under_review: false,
      review_refused: null,
    };
  const now = await findVerification(db, row.id);
  return now ? presentVerification(now) : refuse('common.notFound');
};

/** Asks the provider about what is not decided. @returns whether it failed for good */
async function askForDecision(call: Call, row: VerificationRow): Promise<boolean> {
  const { services, now } = call;
  const isSettled = !['pending', 'resubmission'].includes(statusOfState(row.state));
  const intervalMs = services.config.EID_POLL_INTERVAL_MS;
  if (isSettled || !(await claimVerificationQuestion(services.db, row.id, { now, intervalMs }))) return false;
  try {
    const decision = await services.ports.identityVerification.getDecision(row.provider_session_id);
    await call.change((unit) => applyDecision(unit, services, row.id, decision));
    return false;
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    const { outcome, providerCode } = error;
    services.log[error.retryable ? 'warn' : 'error'](
      { outcome, providerCode },
      'the verification service could not say',
    );
    return !error.retryable;
  }
}
