import { reviewLifecycle, reviewState } from '@heima/domain/identity/verification-status.ts';
import { machine } from '#platform/db/transition.ts';
import './tables.ts';

interface Review {
  by: string | null;
  reason: string;
}

const reviewed = ({ now, payload: { by, reason } }: { now: Date; payload: Review }) => ({
  reviewed_at: now,
  reviewed_by: by,
  review_reason: reason,
});

/** What people of ours decide about a document that differs from the account. */
export const reviewMachine = machine({
  table: 'verification',
  lifecycle: reviewLifecycle,
  stateOf: reviewState,
  steps: {
    accept: {
      write: (change: { now: Date; payload: Review }) => ({
        review: 'accepted',
        agrees: true,
        ...reviewed(change),
      }),
    },
    reject: {
      write: (change: { now: Date; payload: Review }) => ({ review: 'rejected', ...reviewed(change) }),
    },
  },
});
