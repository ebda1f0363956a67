import type { VerificationAnswer } from '@heima/domain/identity/endpoints.ts';
import { codeOfStatus, statusOfState } from '@heima/domain/identity/verification-status.ts';
import type { VerificationRow } from './verification-store.ts';

/** A verification as its person is shown it. */
export function presentVerification({ id, state, agrees }: VerificationRow): VerificationAnswer {
  const status = statusOfState(state);
  return {
    session_id: id,
    status,
    code: codeOfStatus(status),
    under_review: state === 'approved' && agrees === false,
  };
}
