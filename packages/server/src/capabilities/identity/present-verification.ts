import type { VerificationAnswer } from '@heima/domain/identity/endpoints.ts';
import { codeOfStatus, reviewState, statusOfState } from '@heima/domain/identity/verification-status.ts';
import type { VerificationRow } from './verification-store.ts';

/** A verification as its person is shown it. */
export function presentVerification(row: VerificationRow): VerificationAnswer {
  const status = statusOfState(row.state);
  const review = reviewState(row);
  return {
    session_id: row.id,
    status,
    code: codeOfStatus(status),
    under_review: review === 'WAITING',
    review_refused:
      review === 'REJECTED'
        ? { reason: row.review_reason ?? '', at: row.reviewed_at?.toISOString() ?? '' }
        : null,
  };
}
